import type { ExclusionDuration, FreezeDays } from './options';
import { addDays, type CalendarDay } from '../time/day';
import { endOfDayEverywhere } from '../time/everywhere';
import { DAY_MS, HOUR_MS } from '../time/lengths';
import { addYears, monthsLater } from '../time/months';

/** Longest custom exclusion in years; anyone who wants longer uses the permanent one. */
const MOST_YEARS = 5;

const LENGTHS_MS: Readonly<Partial<Record<ExclusionDuration, number>>> = {
  '1h': HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': 7 * DAY_MS,
};

/** Calendar months in UTC. */
const LENGTHS_IN_MONTHS: Readonly<Partial<Record<ExclusionDuration, number>>> = {
  '1m': 1,
  '2m': 2,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '5y': 60,
};

/** End of a freeze that starts now, in days of 24 hours (LIM-04). */
export const freezeEnd = (days: FreezeDays, now: Date): Date => new Date(now.getTime() + days * DAY_MS);

/** End of an exclusion of a fixed length that starts now; a month is a calendar month in UTC (LIM-02). */
export function fixedExclusionEnd(duration: Exclude<ExclusionDuration, 'permanent' | 'custom'>, now: Date): Date {
  const months = LENGTHS_IN_MONTHS[duration];
  return months === undefined ? new Date(now.getTime() + LENGTHS_MS[duration]!) : monthsLater(now, months);
}

/** First and last selectable day of a custom exclusion; `today` is the player's local day. */
export const customDays = (today: CalendarDay, leastDays = 1): { first: CalendarDay; last: CalendarDay } => ({
  first: addDays(today, leastDays),
  last: addYears(today, MOST_YEARS),
});

/**
 * End of a self-exclusion that starts now; null if permanent. `until` is the last day of a custom one, which counts in
 * full wherever the player is (OP-096, ADR 0012). Throws RangeError for a custom one without a valid day.
 */
export function selfExclusionEnd(duration: ExclusionDuration, until: string | null, now: Date): Date | null {
  if (duration === 'permanent') return null;
  return duration === 'custom' ? endOfDayEverywhere(until ?? '') : fixedExclusionEnd(duration, now);
}
