import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { shownWallet } from '@/domain/account/player/shownWallet';
import type { Wallet } from '@/domain/account/player/userDetails';
import { runningDetails, userDetailsEndpoint } from '@/services/account/profile';
import type { Store } from '@/store/store';
import { useOnline } from '@/hooks/useOnline';

/** An answer older than this is marked, in milliseconds. */
const STALE_MS = 60_000;

const selectDetails = userDetailsEndpoint.select();

export type Balance = {
  /** Null until they are known, and for guests. */
  wallets: readonly Wallet[] | null;
  /** The one whose money is shown first; null where not even a currency is known. */
  wallet: Wallet | null;
  /** When the backend said so, in milliseconds. */
  asOf: number | null;
  /** It may not be true any more: it is old, or there is no network. */
  stale: boolean;
  /** The latest question was not answered. */
  failed: boolean;
  /** Asks again; resolves when that has ended, however it did. */
  refresh: () => Promise<void>;
};

/** Whether an answer of that time is old by now. */
function useIsOld(asOf: number | null): boolean {
  const [old, setOld] = useState<number | null>(null);
  useEffect(() => {
    if (asOf === null) return;
    const timer = setTimeout(() => setOld(asOf), Math.max(0, asOf + STALE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [asOf]);
  return asOf !== null && old === asOf;
}

/** The wallets of the signed-in player as they were told last (ENT-14). */
export function useBalance(): Balance {
  const dispatch = useDispatch<Store['dispatch']>();
  const online = useOnline();
  const { data, fulfilledTimeStamp, isError } = useSelector(selectDetails);
  const asOf = fulfilledTimeStamp ?? null;
  const old = useIsOld(asOf);
  const refresh = useCallback(async () => {
    // What is under way may have been answered before that happened which one asks about.
    await dispatch(runningDetails());
    await dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [dispatch]);
  return useMemo(() => {
    const wallet = data ? shownWallet(data.wallets, data.user.currencyCode) : null;
    return { wallets: data?.wallets ?? null, wallet, asOf, stale: old || !online, failed: isError, refresh };
  }, [data, asOf, old, online, isError, refresh]);
}
