import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { visuallyHidden } from './VisuallyHidden';

// On a phone the bar at the top shows the heading (PageBar).
const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-16')};

  > .title {
    flex: 1 1 320px;
    min-inline-size: 0;
  }
  /* From the end, so that one that comes late moves no other. */
  > .actions {
    display: flex;
    flex-flow: row-reverse wrap;
    gap: ${token('space-8')};
  }
  > .actions:empty {
    display: none;
  }
  h1 {
    font-size: 32px;
    line-height: 38px;
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 80ch;
    margin-block-start: ${token('space-4')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  ${media.phone} {
    h1 {
      ${visuallyHidden}
    }
    p {
      margin-block-start: 0;
    }
    > .actions {
      flex-direction: row;
      inline-size: 100%;
    }
    > .actions > * {
      flex: 1 1 auto;
    }
  }
`;

type PageIntroProps = {
  title: string;
  children?: ReactNode;
  /** The place of the page's buttons, beside the heading: see PageActions. */
  actions?: Ref<HTMLDivElement>;
};

/** The page's heading and one sentence about its purpose. */
export const PageIntro = ({ title, children, actions }: PageIntroProps) => (
  <Root>
    <div className="title">
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
    {actions && <div className="actions" ref={actions} />}
  </Root>
);
