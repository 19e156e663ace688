import { useEffect, useEffectEvent, useMemo } from 'react';
import { hasEnded, type Deposit } from '@/domain/cashier/deposit/deposit';
import { useToken } from '@/hooks/player/useToken';
import { useOpenDepositsQuery } from '@/services/cashier/cashier';
import { watchDepositTabs } from '@/services/cashier/depositTabs';

const NONE: readonly Deposit[] = [];

/** The unfinished deposits, refetched when the player returns to the tab or another tab starts one. */
export function useOpenDeposits(): readonly Deposit[] {
  const skip = useToken() === null;
  const { data, refetch } = useOpenDepositsQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const ask = useEffectEvent(() => {
    if (!skip && document.visibilityState === 'visible') void refetch();
  });
  useEffect(() => {
    const back = () => ask();
    document.addEventListener('visibilitychange', back);
    const stop = watchDepositTabs(back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      stop();
    };
  }, []);
  return useMemo(() => data?.filter((deposit) => !hasEnded(deposit)) ?? NONE, [data]);
}
