import { useState } from 'react';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useAlert } from '@/hooks/useAlert';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useLimitsQuery, useSetLimitMutation, type Limit } from '@/services/protection/protection';
import { Tools } from '../parts/look';
import { HouseBounds } from './HouseBounds';
import { LimitDialog } from './LimitDialog';
import { RaiseDialog } from './RaiseDialog';
import { LimitGroup, type GroupKind } from './LimitGroup';

/** A change in progress: `amount` is undefined while it is still being typed. */
type Change = Pick<Limit, 'kind' | 'period'> & { amount: string | null | undefined };

const groupOf = ({ kind }: Pick<Limit, 'kind'>): GroupKind => (kind === 'maxBet' ? 'bet' : kind);

/** Limits on deposits, losses and bets (LIM-01, LIM-05) with their usage, and the operator's own bet limits. */
export function PlayerLimits() {
  const t = useT();
  const alert = useAlert();
  const { data, isError, isFetching, refetch } = useLimitsQuery(undefined, { skip: useToken() === null });
  const [change, setChange] = useState<Change | null>(null);
  const [open, setOpen] = useState(false);
  /** Number of openings, used as the dialog's key: each opening starts from the current limit. */
  const [opening, setOpening] = useState(0);
  /** The limit whose raise is being confirmed. */
  const [raise, setRaise] = useState<{ limit: Limit; open: boolean } | null>(null);
  const [setLimit] = useSetLimitMutation();
  const { state, send, reset } = useWrite(setLimit, {
    onDone: () => {
      setOpen(false);
      alert.success(t('protection.limit.saved'));
    },
  });

  if (isError && !data && !isFetching)
    return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
  // The placeholder fills the screen, as the groups will.
  if (!data) return <LoadingPlace />;

  const { limits, bounds } = data;
  const limit = change && limits.find(({ kind, period }) => kind === change.kind && period === change.period);
  const ask = ({ kind, period }: Limit, amount: string | null | undefined) => {
    if (!isLostWrite(state) && state.phase !== 'sending') {
      setChange({ kind, period, amount });
      setOpening(opening + 1);
      reset();
    }
    setOpen(true);
  };
  const confirm = () => {
    const amount = change?.amount;
    if (!limit || amount === undefined) return;
    const { kind, period, currency } = limit;
    send({ kind, period, amount, currency });
  };
  const group = (kind: GroupKind) => (
    <LimitGroup
      kind={kind}
      limits={limits.filter((one) => groupOf(one) === kind)}
      state={!open && change && groupOf(change) === kind ? state : null}
      onAskAgain={confirm}
      onChange={(one) => ask(one, undefined)}
      onTakeBack={(one) => ask(one, one.amount)}
      onConfirm={(one) => setRaise({ limit: one, open: true })}
    />
  );
  const hasPlayLimits = limits.some(({ kind }) => kind !== 'deposit');
  return (
    <>
      {group('deposit')}
      {hasPlayLimits && (
        <Tools>
          {group('loss')}
          {group('bet')}
        </Tools>
      )}
      <HouseBounds bounds={bounds} currency={limits[0]?.currency ?? null} />
      {raise && (
        <RaiseDialog
          key={`${raise.limit.kind}${raise.limit.period}`}
          {...raise}
          onClose={() => setRaise({ ...raise, open: false })}
          onTakeBack={() => {
            setRaise({ ...raise, open: false });
            ask(raise.limit, raise.limit.amount);
          }}
        />
      )}
      {limit && change && (
        <LimitDialog
          key={opening}
          open={open}
          limit={limit}
          state={state}
          asked={change.amount}
          onAsk={(amount) => {
            // A refusal is of the amount before.
            reset();
            setChange({ ...change, amount });
          }}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
