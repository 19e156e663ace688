import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { shownWallet } from '@/domain/account/player/shownWallet';
import type { Wallet } from '@/domain/account/player/userDetails';
import { runningDetails, userDetailsEndpoint } from '@/services/account/profile';
import type { Store } from '@/store/store';
import { useOnline } from '@/hooks/tab/useOnline';

/** Age from which a balance counts as stale, in milliseconds. */
const STALE_MS = 60_000;

const selectDetails = userDetailsEndpoint.select();

export type Balance = {
  /** Null until known, and for guests. */
  wallets: readonly Wallet[] | null;
  /** The wallet to show first; null if not even a currency is known. */
  wallet: Wallet | null;
  /** Time of the backend's answer, in milliseconds. */
  asOf: number | null;
  /** The balance may be outdated: it is old, or the browser is offline. */
  stale: boolean;
  /** Whether the latest request failed. */
  failed: boolean;
  /** Refetches; resolves when done, whether it succeeded or not. */
  refresh: () => Promise<void>;
};

function useIsOld(asOf: number | null): boolean {
  const [old, setOld] = useState<number | null>(null);
  useEffect(() => {
    if (asOf === null) return;
    const timer = setTimeout(() => setOld(asOf), Math.max(0, asOf + STALE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [asOf]);
  return asOf !== null && old === asOf;
}

/** The latest wallets of the signed-in player (ENT-14). */
export function useBalance(): Balance {
  const dispatch = useDispatch<Store['dispatch']>();
  const online = useOnline();
  const { data, fulfilledTimeStamp, isError } = useSelector(selectDetails);
  const asOf = fulfilledTimeStamp ?? null;
  const old = useIsOld(asOf);
  const refresh = useCallback(async () => {
    // A request in flight may have been answered before the change that caused this refresh, so wait for it and
    // refetch.
    await dispatch(runningDetails());
    await dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch]);
  return useMemo(() => {
    const wallet = data ? shownWallet(data.wallets, data.user.currencyCode) : null;
    return { wallets: data?.wallets ?? null, wallet, asOf, stale: old || !online, failed: isError, refresh };
  }, [data, asOf, old, online, isError, refresh]);
}
