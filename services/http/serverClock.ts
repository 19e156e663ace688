import { CLOCK_TOLERANCE_MS } from '@/config/rewardTimes';

/** How far the backend's clock is ahead of the device clock, in ms; the device clock may be a day off (OP-083). */
let ahead = 0;

const watchers = new Set<() => void>();

/** The header has whole seconds: on average it is half a second behind. */
const HALF_SECOND_MS = 500;

/**
 * Learns the backend's clock from an answer's `Date`. `sentAt` and `cameAt` are device times in milliseconds; the time
 * between them bounds the error, so smaller differences are ignored.
 */
export function noteServerTime(date: unknown, sentAt: number, cameAt: number): void {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told)) return;
  const found = told + HALF_SECOND_MS - (sentAt + cameAt) / 2;
  if (Math.abs(found - ahead) <= Math.abs(cameAt - sentAt) / 2 + CLOCK_TOLERANCE_MS) return;
  ahead = found;
  for (const watcher of watchers) watcher();
}

/** The current time by the backend's clock, in milliseconds; the device clock until the first answer. */
export const serverNow = (): number => Date.now() + ahead;

/** Calls back when the estimate of the clock changes; returns a function that stops it. */
export function watchServerClock(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
