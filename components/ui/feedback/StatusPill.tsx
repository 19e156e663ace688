import { Ban, CircleAlert, CircleCheck, Clock, type IconNode } from 'lucide';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';

type Tone = 'success' | 'warning' | 'danger' | 'quiet';

/** The tone of each transaction status (HIST-02). */
const TONES = {
  processed: 'success',
  completed: 'success',
  confirmed: 'warning',
  pending: 'warning',
  processing: 'warning',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'quiet',
} as const satisfies Record<string, Tone>;

const ICONS: Readonly<Record<Tone, IconNode>> = {
  success: CircleCheck,
  warning: Clock,
  danger: CircleAlert,
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

/** The status of a transaction: text, icon and colour convey the same. Needs the text area `status`. */
export function StatusPill({ status }: { status: keyof typeof TONES }) {
  const t = useT();
  const tone = TONES[status];
  return (
    <Root $tone={tone}>
      <Icon of={ICONS[tone]} size={16} />
      {t(`status.${status}`)}
    </Root>
  );
}
