import { useSyncExternalStore } from 'react';
import { CLOCK_REFRESH_MS } from '@/config/clock';
import { serverNow, watchServerClock } from '@/services/http/serverClock';

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, CLOCK_REFRESH_MS);
  const stop = watchServerClock(tick);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The same value within one period, so that a page drawn twice shows one time. */
const now = () => Math.floor(serverNow() / CLOCK_REFRESH_MS) * CLOCK_REFRESH_MS;
const unknown = () => null;
const never = () => unknown;

/**
 * The instant to the minute by the backend's clock, which decides what has ended, in milliseconds, set anew each minute; null
 * on the server and while hydrating (OP-099), and for who does not ask yet.
 */
export const useClock = (asked = true): number | null =>
  useSyncExternalStore(asked ? everyMinute : never, asked ? now : unknown, unknown);
