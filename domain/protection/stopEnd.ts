import type { ExclusionDuration, FreezeDays, ShortExclusion } from './options';
import { endOfDayEverywhere } from './wholeDay';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Longest custom exclusion in years; anyone who wants longer uses the permanent one. */
const MOST_YEARS = 5;

const LENGTHS_MS: Readonly<Record<Exclude<ShortExclusion, '1m'>, number>> = {
  '1h': HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': 7 * DAY_MS,
};

/** Adds calendar months in UTC, clamped to the last day of the month. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later;
}

/** End of a freeze that starts now, in days of 24 hours (LIM-04). */
export const freezeEnd = (days: FreezeDays, now: Date): Date => new Date(now.getTime() + days * DAY_MS);

/** End of a short self-exclusion that starts now; a month is a calendar month in UTC (LIM-02). */
export const shortExclusionEnd = (duration: ShortExclusion, now: Date): Date =>
  duration === '1m' ? monthsLater(now, 1) : new Date(now.getTime() + LENGTHS_MS[duration]);

/** First and last selectable day (YYYY-MM-DD) of a custom exclusion; `today` is the player's local day. */
export function customDays(today: string): { first: string; last: string } {
  const day = new Date(`${today}T00:00:00.000Z`);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { first: iso(new Date(day.getTime() + DAY_MS)), last: iso(monthsLater(day, 12 * MOST_YEARS)) };
}

/**
 * End of a self-exclusion that starts now; null if permanent. `until` is the last day of a custom one, which counts in
 * full wherever the player is. Throws RangeError for a custom one without a valid day.
 */
export function selfExclusionEnd(duration: ExclusionDuration, until: string | null, now: Date): Date | null {
  if (duration === 'permanent') return null;
  return duration === 'custom' ? endOfDayEverywhere(until ?? '') : shortExclusionEnd(duration, now);
}
