import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { told } from './told';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${token('space-12')};
  padding: ${token('space-12')} 14px;
  border-radius: ${token('radius-md')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  background: ${(props) => token(`${props.$tone}-soft`)};

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${(props) => props.$tone === 'success' && told}
  }
  > svg,
  a {
    color: ${(props) => token(`${props.$tone}-text`)};
  }
  a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/**
 * An inline message. Colour, icon and text convey the same; a warning or an error is announced at once, a success as
 * soon as its region is known.
 */
export function Notice({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) {
  return (
    <Root $tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
    </Root>
  );
}
