import { useEffect, useEffectEvent, useMemo } from 'react';
import { hasEnded, type Deposit } from '@/domain/cashier/deposit/deposit';
import { useToken } from '@/hooks/player/useToken';
import { useOpenDepositsQuery } from '@/services/cashier/cashier';
import { onReturn } from '@/services/browser/onReturn';
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
    const stops = [onReturn(() => ask()), watchDepositTabs(() => ask())];
    return () => stops.forEach((stop) => stop());
  }, []);
  return useMemo(() => data?.filter((deposit) => !hasEnded(deposit)) ?? NONE, [data]);
}
