import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useConfirmLimitMutation, type Limit } from '@/services/protection/protection';
import { LostNotice } from '../parts/LostNotice';
import { Asking } from '../parts/look';
import { limitName } from './limitName';
import { LimitRefusal } from './LimitRefusal';

type RaiseDialogProps = { limit: Limit; open: boolean; onClose: () => void; onTakeBack: () => void };

/** The second confirmation of a raise, once it has waited: confirmed, taken back, or left for later by closing. */
export function RaiseDialog({ limit, open, onClose, onTakeBack }: RaiseDialogProps) {
  const t = useT();
  const alert = useAlert();
  const [confirm] = useConfirmLimitMutation();
  const { kind, period, currency, amount, pending } = limit;
  const { state, send, askAgain } = useWrite(confirm, {
    onDone: () => {
      onClose();
      alert.success(t('protection.limit.saved'));
    },
  });
  const value = (one: string | null | undefined) =>
    one == null ? t('protection.limit.none') : <Amount value={one} currency={currency} />;
  const isLost = isLostWrite(state);
  return (
    <Dialog open={open} onClose={onClose} title={t('protection.raise.title', { name: limitName(limit, t) })}>
      <Asking>
        <ul>
          <li>
            {t('protection.raise.now')} {value(amount)}
          </li>
          <li>
            {t('protection.raise.then')} {value(pending?.amount)}
          </li>
          <li>{t('protection.preview.atOnce')}</li>
        </ul>
        {state.phase === 'refused' && <LimitRefusal error={state.error} />}
        {isLost && <LostNotice state={state} onAsk={askAgain} />}
        <div className="answers">
          <Button size="main" onClick={onTakeBack}>
            {t('protection.limit.takeBack')}
          </Button>
          {!isLost && (
            <Button
              look="primary"
              size="main"
              busy={state.phase === 'sending'}
              onClick={() => send({ kind, period, currency })}
            >
              {t(pending?.amount == null ? 'protection.limit.confirmRemoval' : 'protection.limit.confirmRaise')}
            </Button>
          )}
        </div>
      </Asking>
    </Dialog>
  );
}
