import { Ban, CircleAlert, CircleCheck, Clock, Info, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'quiet';

const ICONS: Readonly<Record<Tone, IconNode>> = {
  success: CircleCheck,
  warning: Clock,
  danger: CircleAlert,
  info: Info,
  quiet: Ban,
};

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding-block: 2px;
  padding-inline: 8px 10px;
  border-radius: ${token('radius-pill')};
  font: 600 ${token('type-xs')} ${token('font-text')};
  white-space: nowrap;
  background: ${(props) => token(props.$tone === 'quiet' ? 'surface3' : `${props.$tone}-soft`)};
  color: ${(props) => token(props.$tone === 'quiet' ? 'text-muted' : `${props.$tone}-text`)};
`;

/** A status: text, icon and colour convey the same. */
export const Pill = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Root $tone={tone}>
    <Icon of={ICONS[tone]} size={16} />
    {children}
  </Root>
);
