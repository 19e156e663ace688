import { CLOCK_TOLERANCE_MS } from '@/config/rewardTimes';

/** How far the backend's clock is ahead of the device's, in milliseconds: the device's own may be a day off (OP-083). */
let ahead = 0;

const watchers = new Set<() => void>();

/** The header says whole seconds: on average it is half a second late. */
const HALF_SECOND_MS = 500;

/**
 * Learns the backend's clock from the `Date` of an answer. `sentAt` and `cameAt` are the device's milliseconds; what lies
 * between them is the most the estimate can be wrong, so a smaller difference changes nothing.
 */
export function noteServerTime(date: unknown, sentAt: number, cameAt: number): void {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told)) return;
  const found = told + HALF_SECOND_MS - (sentAt + cameAt) / 2;
  if (Math.abs(found - ahead) <= Math.abs(cameAt - sentAt) / 2 + CLOCK_TOLERANCE_MS) return;
  ahead = found;
  for (const watcher of watchers) watcher();
}

/** The present instant by the backend's clock, in milliseconds; the device's own until an answer came. */
export const serverNow = (): number => Date.now() + ahead;

/** Calls back when the clock was found to be another; answers how to stop. */
export function watchServerClock(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
