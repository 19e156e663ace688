import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import type { WriteState } from '@/hooks/useWrite';

/** Whether a write is under way. */
export const isBusy = ({ phase }: WriteState<unknown>): boolean => phase === 'sending' || phase === 'checking';

/** What became of a write that was not simply done: its answer is waited for, unknown, or a refusal. */
export function WriteNote({ state, onAsk }: { state: WriteState<unknown>; onAsk: () => void }) {
  const t = useT();
  const problemOf = useFormProblem();
  if (state.phase === 'checking') return <p role="status">{t('safety.checking')}</p>;
  if (state.phase === 'refused') return <Notice tone="danger">{problemOf(state.error).message}</Notice>;
  if (state.phase !== 'unknown') return null;
  return (
    <Notice tone="warning">
      <p>{t('safety.unknown')}</p>
      <Button look="quiet" onClick={onAsk}>
        {t('safety.ask')}
      </Button>
    </Notice>
  );
}
