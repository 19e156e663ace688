import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isOver, type Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from '@/hooks/player/useToken';
import { onReturn } from '@/services/browser/onReturn';
import { useWithdrawalsQuery, withdrawalsChanged } from '@/services/cashier/withdrawals';
import { watchWithdrawalTabs } from '@/services/cashier/withdrawalTabs';
import type { Store } from '@/store/store';

/** Polling interval for pending withdrawals while the page is visible, in milliseconds. */
const POLL_MS = 20_000;

const NONE: readonly Withdrawal[] = [];

export type Withdrawals = {
  pending: readonly Withdrawal[];
  ended: readonly Withdrawal[];
  /** Ids of all withdrawals shown. */
  shown: readonly string[];
  known: boolean;
  failed: boolean;
  retry: () => void;
};

/** The player's withdrawals: polled while one is pending, refetched on return to the tab and on changes in others. */
export function useWithdrawals(): Withdrawals {
  const dispatch = useDispatch<Store['dispatch']>();
  const isAbsent = useAbsent('withdrawalList');
  const skip = useToken() === null || isAbsent;
  const { data, isError, isFetching, refetch } = useWithdrawalsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const open = data?.some((withdrawal) => !isOver(withdrawal)) ?? false;
  const ask = useEffectEvent(() => {
    if (!skip && document.visibilityState === 'visible') void refetch();
  });
  const told = useEffectEvent(() => void dispatch(withdrawalsChanged()));
  useEffect(() => {
    const stops = [onReturn(() => ask()), watchWithdrawalTabs(() => told())];
    return () => stops.forEach((stop) => stop());
  }, []);
  const pending = useRef<readonly string[]>([]);
  const look = useEffectEvent(() => {
    if (!data) return;
    const before = pending.current;
    pending.current = data.filter((each) => !isOver(each)).map(({ id }) => id);
    // One that ended meanwhile, as by a refusal, may have given its money back.
    if (before.some((id) => !pending.current.includes(id))) void dispatch(withdrawalsChanged());
  });
  useEffect(() => look(), [data]);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [open]);
  return useMemo(
    () => ({
      pending: data?.filter((withdrawal) => !isOver(withdrawal)) ?? NONE,
      ended: data?.filter(isOver) ?? NONE,
      shown: data?.map(({ id }) => id) ?? [],
      known: data !== undefined,
      failed: isError && !data && !isFetching,
      retry: () => void refetch(),
    }),
    [data, isError, isFetching, refetch],
  );
}
