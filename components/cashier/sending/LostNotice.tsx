import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import type { LostWrite } from '@/hooks/useWrite';

type LostNoticeProps = {
  state: LostWrite;
  /** What is known, the label of the reference, and that of the retry. */
  words: { known: string; reference: string; again: string };
  onAskAgain: () => void;
};

/** No answer came, so the outcome is unknown: it is being retried, or can be retried. */
export const LostNotice = ({ state: { phase, intent }, words, onAskAgain }: LostNoticeProps) => (
  <Notice tone="warning">
    <p>{words.known}</p>
    <p>
      {words.reference} <bdi>{referenceOf(intent)}</bdi>
    </p>
    {phase === 'unknown' && <Button onClick={onAskAgain}>{words.again}</Button>}
  </Notice>
);

/** Reference for support while a deposit or withdrawal has none of its own: the start of its idempotency key. */
const referenceOf = (intent: string): string => intent.slice(0, 8).toUpperCase();
