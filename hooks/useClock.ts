import { useSyncExternalStore } from 'react';
import { CLOCK_REFRESH_MS } from '@/config/clock';
import { onReturn } from '@/services/browser/onReturn';
import { serverNow, watchServerClock } from '@/services/http/serverClock';

/** Each minute, and on return to the tab: timers stand still while the device sleeps. */
function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, CLOCK_REFRESH_MS);
  const stops = [watchServerClock(tick), onReturn(tick)];
  return () => {
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}

/** Constant within one period, so repeated renders show the same time. */
const now = () => Math.floor(serverNow() / CLOCK_REFRESH_MS) * CLOCK_REFRESH_MS;
const unknown = () => null;
const never = () => unknown;

/**
 * The backend's time in milliseconds, rounded down to the minute and updated each minute; null on the server, while
 * hydrating (OP-099), and while not `asked`. The backend's clock decides what has ended.
 */
export const useClock = (asked = true): number | null =>
  useSyncExternalStore(asked ? everyMinute : never, asked ? now : unknown, unknown);
