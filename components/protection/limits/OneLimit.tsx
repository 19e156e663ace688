import { useState } from 'react';
import { useAlert } from '@/hooks/useAlert';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import { useSetLimitMutation, type Limit } from '@/services/protection/protection';
import { LostNotice } from '../parts/LostNotice';
import { LimitDialog } from './LimitDialog';
import { LimitRefusal } from './LimitRefusal';
import { LimitRow } from './LimitRow';
import { RaiseDialog } from './RaiseDialog';

/** A limit with what the player changes of it: while the answer to that is lost, only this limit waits. */
export function OneLimit({ limit }: { limit: Limit }) {
  const t = useT();
  const alert = useAlert();
  /** The amount to confirm (null: no limit); undefined while it is still being typed. */
  const [asked, setAsked] = useState<string | null | undefined>(undefined);
  const [open, setOpen] = useState(false);
  /** Number of openings, used as the dialog's key: each opening starts from the current limit. */
  const [opening, setOpening] = useState(0);
  /** The raise that is being confirmed, as it stood when the dialog was opened. */
  const [raise, setRaise] = useState<{ limit: Limit; open: boolean } | null>(null);
  const [setLimit] = useSetLimitMutation();
  const { state, send, reset } = useWrite(setLimit, {
    onDone: () => {
      setOpen(false);
      alert.success(t('protection.limit.saved'));
    },
  });
  const ask = (amount: string | null | undefined) => {
    if (!isLostWrite(state) && state.phase !== 'sending') {
      setAsked(amount);
      setOpening(opening + 1);
      reset();
    }
    setOpen(true);
  };
  const confirm = () => {
    if (asked === undefined) return;
    const { kind, period, currency } = limit;
    send({ kind, period, amount: asked, currency });
  };
  return (
    <LimitRow
      limit={limit}
      onChange={() => ask(undefined)}
      onTakeBack={() => ask(limit.amount)}
      onConfirm={() => setRaise({ limit, open: true })}
    >
      {!open && isLostWrite(state) && <LostNotice state={state} onAsk={confirm} />}
      {!open && state.phase === 'refused' && <LimitRefusal error={state.error} />}
      {raise && (
        <RaiseDialog
          {...raise}
          onClose={() => setRaise({ ...raise, open: false })}
          onTakeBack={() => {
            setRaise({ ...raise, open: false });
            ask(raise.limit.amount);
          }}
        />
      )}
      {opening > 0 && (
        <LimitDialog
          key={opening}
          open={open}
          limit={limit}
          state={state}
          asked={asked}
          onAsk={(amount) => {
            // A refusal is of the amount before.
            reset();
            setAsked(amount);
          }}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </LimitRow>
  );
}
