import { useT } from '@/hooks/useT';
import { Pill, type Tone } from './Pill';

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

/** The status of a transaction. Needs the text area `status`. */
export function StatusPill({ status }: { status: keyof typeof TONES }) {
  const t = useT();
  return <Pill tone={TONES[status]}>{t(`status.${status}`)}</Pill>;
}
