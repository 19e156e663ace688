import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { limitName } from './limitName';
import { LimitAmount, useTypedLimit } from './LimitAmount';
import { LimitPreview, useIsLocked } from './LimitPreview';
import { LimitRefusal } from './LimitRefusal';
import { LostNotice } from '../parts/LostNotice';
import { Asking } from '../parts/look';
import { takeFocus } from '../parts/takeFocus';
import { isLostWrite, type WriteState } from '@/hooks/useWrite';

type LimitDialogProps = {
  open: boolean;
  limit: Limit;
  /** Amount to confirm (null: no limit); undefined while it is still being typed. */
  asked: string | null | undefined;
  onAsk: (amount: string | null | undefined) => void;
  state: WriteState<Limit>;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Sets or changes a limit in two steps: the amount in the page's locale (OP-106), then what will apply, and from when.
 * The typed amount survives every refusal.
 */
export function LimitDialog({ open, limit, asked, onAsk, state, onConfirm, onClose }: LimitDialogProps) {
  const t = useT();
  const typed = useTypedLimit(limit);
  const name = limitName(limit, t);
  const urlOf = usePageUrl();
  const isLocked = useIsLocked(limit, asked ?? null);
  const { phase } = state;
  const busy = phase === 'sending';
  const isLost = isLostWrite(state);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(limit.kind === 'deposit' ? 'protection.limit.title' : 'protection.limit.titleOf', { name })}
    >
      {asked === undefined ? (
        <LimitAmount limit={limit} typed={typed} onAsk={onAsk} onClose={onClose} />
      ) : (
        <Asking aria-busy={busy || undefined}>
          <div ref={takeFocus} tabIndex={-1}>
            <LimitPreview limit={limit} asked={asked} />
          </div>
          {phase === 'refused' && <LimitRefusal error={state.error} />}
          {isLost && <LostNotice state={state} onAsk={onConfirm} />}
          <div className="answers">
            <Button size="main" onClick={busy || isLost ? onClose : () => onAsk(undefined)}>
              {t(busy || isLost ? 'ui.close' : 'protection.back')}
            </Button>
            {isLocked && (
              <ButtonLink size="main" href={urlOf('contacts')}>
                {t('protection.contact')}
              </ButtonLink>
            )}
            {!isLost && !isLocked && (
              <Button look="primary" size="main" busy={busy} onClick={onConfirm}>
                {t('protection.limit.confirm')}
              </Button>
            )}
          </div>
        </Asking>
      )}
    </Dialog>
  );
}
