import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { AWARD_POLL_MS } from '@/config/rewardTimes';
import type { Award, Movement } from '@/domain/rewards/award';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { useAbsent } from '@/hooks/useAbsent';
import { useToken } from '@/hooks/player/useToken';
import { awardMoved, useCalendarAwardQuery } from '@/services/rewards/award';
import type { SocketEvents } from '@/services/http/socketEvents';
import type { Store } from '@/store/store';

export type AwardNow = {
  /** As last reported, plus movements since; null until known. */
  award: Award | null;
  /** The latest answer was none; so it stays while it is asked again. */
  failed: boolean;
  refetch: () => void;
};

/**
 * The award of the signed-in player: polled every 15 s and adjusted by stakes and wins in between (API-37, AWARD-07).
 * No requests for guests. A response overtaken by a movement is followed by another request, since it may not include
 * it.
 */
export function useAward(): AwardNow {
  const dispatch = useDispatch<Store['dispatch']>();
  const isPlayer = useIsAuthenticated();
  const skip = [useToken() === null, useAbsent('award'), !isPlayer].includes(true);
  const { currentData, isError, isSuccess, isFetching, refetch } = useCalendarAwardQuery(undefined, {
    skip,
    pollingInterval: AWARD_POLL_MS,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  const [failed, setFailed] = useState(false);
  const isKnown = isSuccess && !isFetching;
  if (failed ? isKnown : isError) setFailed(!failed);
  const overtaken = useRef(false);
  const move = <M extends Movement>(movement: M, event: SocketEvents[M]) => {
    overtaken.current ||= isFetching;
    dispatch(awardMoved(movement, event));
  };
  useSocketEvent('debit', (event) => move('debit', event));
  useSocketEvent('credit', (event) => move('credit', event));
  useEffect(() => {
    if (isFetching || skip || !overtaken.current) return;
    overtaken.current = false;
    void refetch();
  }, [isFetching, skip, refetch]);
  return { award: skip ? null : (currentData ?? null), failed, refetch: () => void (skip || refetch()) };
}
