import { addDays, daysBetween, isDay, type CalendarDay } from '../time/day';

/** How far back histories reach: twelve months, in days. */
export const MOST_DAYS = 365;

/** Preset periods in days, including today; any other range can be picked by hand. */
export const PERIOD_DAYS = [7, 30, 90, 365] as const;

/** Default period in days. */
export const FIRST_DAYS = 30;

/** Two UTC calendar days, both inclusive (YYYY-MM-DD). */
export type Period = { from: CalendarDay; to: CalendarDay };

/** A period of that many days, ending today. */
export const lastDays = (days: number, today: CalendarDay): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The earliest day that can be selected. */
export const earliestDay = (today: CalendarDay): CalendarDay => lastDays(MOST_DAYS, today).from;

/** Length of a period in days. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/**
 * The period given by two values of an address, clamped to the last twelve months up to today and swapped if reversed.
 * The default period if a value is missing or not a valid day.
 */
export function periodOf(from: string | null, to: string | null, today: CalendarDay): Period {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return lastDays(FIRST_DAYS, today);
  const within = (day: CalendarDay) => (day > today ? today : day < earliestDay(today) ? earliestDay(today) : day);
  const [one, other] = [within(from), within(to)];
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Every day of a period, in order. */
export const daysOf = (period: Period): CalendarDay[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
