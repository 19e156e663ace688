import { type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import type { StopReceipt } from '@/services/protection/protection';
import { LostNotice } from '../parts/LostNotice';
import { Asking } from '../parts/look';
import { Receipt } from './Receipt';
import { refusalWords } from '../parts/refusalWords';
import { takeFocus } from '../parts/takeFocus';
import { isLostWrite, type WriteState } from '@/hooks/useWrite';

type StopDialogProps = {
  open: boolean;
  kind: 'freeze' | 'exclusion';
  /** The question before the answer. */
  title: string;
  /** The heading once it holds. */
  done?: string;
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  state: WriteState<StopReceipt>;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a freeze or self-exclusion: what happens and until when, then the server's answer or that it is unknown. */
export function StopDialog({ open, kind, title, done, children, action, state, onConfirm, onClose }: StopDialogProps) {
  const t = useT();
  const { phase } = state;
  const busy = phase === 'sending';
  const isLost = isLostWrite(state);
  return (
    <Dialog open={open} onClose={onClose} title={phase === 'done' ? (done ?? t(`protection.done.${kind}`)) : title}>
      <Asking aria-busy={busy || undefined}>
        {phase === 'done' ? (
          <>
            <div ref={takeFocus} tabIndex={-1}>
              <Receipt kind={kind} receipt={state.answer} />
            </div>
            <p>{t('protection.receiptSent')}</p>
          </>
        ) : (
          children
        )}
        {phase === 'refused' && <Notice tone="danger">{refusalWords(state.error, t)}</Notice>}
        {isLost && <LostNotice state={state} onAsk={onConfirm} />}
        <div className="answers">
          <Button size="main" onClick={onClose}>
            {t(phase === 'done' ? 'ui.close' : 'protection.cancel')}
          </Button>
          {phase !== 'done' && !isLost && (
            <Button look="primary" size="main" busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          )}
        </div>
      </Asking>
    </Dialog>
  );
}
