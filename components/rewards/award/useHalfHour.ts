import { useEffect, useEffectEvent, useState } from 'react';
import { boundaryAfter } from '@/domain/rewards/halfHour';
import { SECOND_MS } from '@/domain/time/lengths';
import { onReturn } from '@/services/browser/onReturn';
import { serverNow, watchServerClock } from '@/services/http/serverClock';

/**
 * Seconds to the next full or half hour in a time zone, by the server clock (AWARD-05, OP-083). Calls `onBoundary` once
 * at each one, also when a tab wakes after it, but not when the clock is corrected. Browser only.
 */
export function useHalfHour(zone: string, onBoundary: () => void): number {
  const secondsLeft = (boundary: number) => Math.ceil((boundary - serverNow()) / SECOND_MS);
  const [left, setLeft] = useState(() => secondsLeft(boundaryAfter(zone, serverNow())));
  const reached = useEffectEvent(onBoundary);
  const show = useEffectEvent((boundary: number) => setLeft(secondsLeft(boundary)));
  useEffect(() => {
    let boundary = boundaryAfter(zone, serverNow());
    const look = () => {
      if (serverNow() >= boundary) {
        boundary = boundaryAfter(zone, serverNow());
        reached();
      }
      show(boundary);
    };
    const timer = setInterval(look, SECOND_MS);
    const corrected = () => {
      boundary = boundaryAfter(zone, serverNow());
      show(boundary);
    };
    const stops = [watchServerClock(corrected), onReturn(look)];
    return () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
    };
  }, [zone]);
  return left;
}
