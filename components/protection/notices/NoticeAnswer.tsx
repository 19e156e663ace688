import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import { isLostWrite, useWrite, type WriteState } from '@/hooks/useWrite';
import { useAnswerNoticeMutation } from '@/services/protection/notices';

/** Sends the player's answer to a notice. */
export function useAnswer() {
  const [answer] = useAnswerNoticeMutation();
  return useWrite(answer);
}

/** Why an answer, or what was set with it, was not kept. */
export function NotKept({ state }: { state: WriteState<unknown> }) {
  const t = useT();
  if (state.phase === 'refused') return <Notice tone="danger">{state.error.message ?? t('notice.failed')}</Notice>;
  return isLostWrite(state) ? <Notice tone="warning">{t('notice.unknown')}</Notice> : null;
}

/** Whether an answer is on its way. */
export const isSending = ({ phase }: WriteState<unknown>): boolean => phase === 'sending' || phase === 'checking';
