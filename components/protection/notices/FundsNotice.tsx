import { Button } from '@/components/ui/controls/Button';
import type { NoticeStep } from '@/domain/protection/notices';
import { useT } from '@/hooks/useT';
import { Asking } from '../parts/look';
import { isSending, NotKept, useAnswer } from './NoticeAnswer';

/** How the player's money is protected, in the operator's words; read before the first deposit. */
export function FundsNotice({ step: { id, text } }: { step: Extract<NoticeStep, { kind: 'funds' }> }) {
  const t = useT();
  const { state, send } = useAnswer();
  return (
    <Asking>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <NotKept state={state} />
      <div className="answers">
        <Button
          look="primary"
          size="main"
          busy={isSending(state)}
          onClick={() => send({ id, answer: 'acknowledged' as const })}
        >
          {t('notice.funds.read')}
        </Button>
      </div>
    </Asking>
  );
}
