import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { hasEnded, type Deposit, type DepositStatus } from '@/domain/cashier/deposit/deposit';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { useToken } from '@/hooks/player/useToken';
import { depositsChanged, useDepositQuery } from '@/services/cashier/cashier';
import { onReturn } from '@/services/browser/onReturn';
import { asCallError, type CallError } from '@/services/http/call';
import { tellDepositTabs, watchDepositTabs } from '@/services/cashier/depositTabs';

/** Polling intervals in milliseconds; after OFTEN_ROUNDS polls they grow up to SELDOM_MS. */
const [OFTEN_MS, SELDOM_MS, OFTEN_ROUNDS] = [3_000, 15_000, 20];

const pause = (round: number): number =>
  round < OFTEN_ROUNDS ? OFTEN_MS : Math.min(SELDOM_MS, OFTEN_MS * 1.3 ** (round - OFTEN_ROUNDS));

type DepositNow = {
  deposit: Deposit | null;
  /** Why nothing is known; null once there is data. */
  error: CallError | null;
  /** The latest request failed: the data may be outdated. */
  stale: boolean;
  ask: () => void;
};

/**
 * The current state of a deposit, polled every three seconds with backoff until it has ended, and at once after a
 * socket event, a change in another tab or the player's return. `onChange` gets status changes that happen while
 * watching.
 */
export function useDepositNow(id: string | null, onChange: (deposit: Deposit) => void): DepositNow {
  const dispatch = useDispatch();
  const noToken = useToken() === null;
  const skip = noToken || id === null;
  const { data, error, refetch } = useDepositQuery({ id: id ?? '' }, { skip, refetchOnMountOrArgChange: true });
  const [round, setRound] = useState(0);
  const ended = data !== undefined && hasEnded(data);
  const isGone = statusCode(error) === 'DEPOSIT_NOT_FOUND';
  const watching = !skip && !ended && !isGone;

  const ask = useCallback(() => {
    setRound(0);
    void refetch();
  }, [refetch]);
  const askAgain = useEffectEvent(() => {
    if (watching) ask();
  });
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => {
      setRound((count) => count + 1);
      void refetch();
    }, pause(round));
    return () => clearTimeout(timer);
  }, [watching, round, refetch]);
  useSocketEvent('failedDeposit', () => {
    if (watching) ask();
  });
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const events = ['online', 'pageshow'] as const;
    for (const name of events) window.addEventListener(name, back);
    const stops = [onReturn(back), watchDepositTabs(back)];
    return () => {
      for (const name of events) window.removeEventListener(name, back);
      stops.forEach((stop) => stop());
    };
  }, []);

  const status = data?.status ?? null;
  const seen = useRef<{ id: string; status: DepositStatus } | null>(null);
  const changed = useEffectEvent(() => {
    if (!data) return;
    // The first answer is not a change: the page opened with it.
    const isNews = seen.current?.id === data.id && seen.current.status !== data.status;
    seen.current = { id: data.id, status: data.status };
    if (!isNews) return;
    onChange(data);
    if (!hasEnded(data)) return;
    dispatch(depositsChanged());
    tellDepositTabs();
  });
  useEffect(() => changed(), [id, status]);

  // The error of before stays while it is asked again; `isError` does not.
  const hasFailed = error !== undefined;
  return {
    deposit: data ?? null,
    error: hasFailed && !data ? asCallError(error) : null,
    stale: hasFailed && !!data,
    ask,
  };
}

const statusCode = (error: unknown) => asCallError(error).code;
