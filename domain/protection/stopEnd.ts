import type { ExclusionDuration, FreezeDays, ShortExclusion } from './options';
import { endOfDayEverywhere } from './wholeDay';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many years ahead the chosen day of an exclusion may lie; who wants longer excludes themselves for good. */
const MOST_YEARS = 5;

const LENGTHS_MS: Readonly<Record<Exclude<ShortExclusion, '1m'>, number>> = {
  '1h': HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': 7 * DAY_MS,
};

/** The same day and time so many months later in UTC; the last day of that month where it is shorter. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later;
}

/** When a freeze that begins now ends: days of 24 hours (LIM-04). */
export const freezeEnd = (days: FreezeDays, now: Date): Date => new Date(now.getTime() + days * DAY_MS);

/** When a short self-exclusion that begins now ends; a month is one of the calendar, in UTC (LIM-02). */
export const shortExclusionEnd = (duration: ShortExclusion, now: Date): Date =>
  duration === '1m' ? monthsLater(now, 1) : new Date(now.getTime() + LENGTHS_MS[duration]);

/** The first and the last day (YYYY-MM-DD) through which a player may exclude themselves; `today` is theirs. */
export function customDays(today: string): { first: string; last: string } {
  const day = new Date(`${today}T00:00:00.000Z`);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { first: iso(new Date(day.getTime() + DAY_MS)), last: iso(monthsLater(day, 12 * MOST_YEARS)) };
}

/**
 * When a self-exclusion that begins now ends; null for ever. `until` is the day of a custom one, which counts as a whole
 * wherever the player is. Throws RangeError without one.
 */
export function selfExclusionEnd(duration: ExclusionDuration, until: string | null, now: Date): Date | null {
  if (duration === 'permanent') return null;
  return duration === 'custom' ? endOfDayEverywhere(until ?? '') : shortExclusionEnd(duration, now);
}
