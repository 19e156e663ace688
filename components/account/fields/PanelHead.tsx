import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

const Root = styled.header`
  display: grid;
  gap: ${token('space-4')};
  margin-block-end: ${token('space-16')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  h2 {
    font-size: 20px;
    line-height: 28px;
    color: ${token('text')};
  }
  p {
    text-wrap: pretty;
  }
`;

type PanelHeadProps = {
  id?: string;
  title: string;
  /** Number of completed steps. Each increment moves the focus to the heading, since the pressed button may be gone. */
  done?: number;
  children: ReactNode;
};

/** Heading and introduction above a form of the profile. */
export function PanelHead({ id, title, done = 0, children }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => heading.current?.focus());
  useEffect(() => {
    if (done > 0) arrive();
  }, [done]);
  return (
    <Root>
      {/* Focusable only when needed: otherwise a dialog would focus it on opening. */}
      <h2 id={id} ref={heading} tabIndex={done > 0 ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </Root>
  );
}
