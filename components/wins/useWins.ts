import { useEffect, useRef, useState } from 'react';
import type { Win, WinList } from '@/domain/wins/wins';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { useWinsQuery } from '@/services/wins/wins';
import { useTabHidden } from '@/hooks/tab/useTabHidden';

/** Behind the socket, which guests do not have. */
const POLL_MS = 15_000;
/** However many wins the socket tells, the table changes at most this often. */
const AT_MOST_MS = 2_000;

export type WinsNow = {
  /** Null until known. */
  wins: readonly Win[] | null;
  failed: boolean;
  refetch: () => void;
  /** Holds the rows as they are, while one of them is pressed. */
  hold: () => void;
  release: () => void;
};

/** A table of wins: live by the socket and by polling, at rest while `stopped` or in a hidden tab. */
export function useWins(list: WinList, stopped: boolean): WinsNow {
  const [held, setHeld] = useState<readonly Win[] | null>(null);
  const [isDue, setDue] = useState(false);
  const isHidden = useTabHidden();
  const isAwake = !isHidden && !stopped;
  const isLive = isAwake && held === null;
  const { currentData, isError, isFetching, refetch } = useWinsQuery(list, {
    pollingInterval: isLive ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  // Told a thousand times a second, React would be asked as often.
  useSocketEvent('winsChanged', () => {
    if (!isDue) setDue(true);
  });
  useEffect(() => {
    if (!isDue || !isLive) return;
    const timer = setTimeout(() => {
      setDue(false);
      void refetch();
    }, AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [isDue, isLive, refetch]);
  const wasAwake = useRef(true);
  useEffect(() => {
    // What changed meanwhile, above all a name that is hidden by now.
    if (isAwake && !wasAwake.current) void refetch();
    wasAwake.current = isAwake;
  }, [isAwake, refetch]);
  return {
    wins: held ?? currentData ?? null,
    failed: isError && !currentData && !isFetching,
    refetch: () => void refetch(),
    hold: () => setHeld(currentData ?? null),
    release: () => setHeld(null),
  };
}
