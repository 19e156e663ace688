import { CALENDAR_DAYS, FIRST_WEEKDAY } from '@/config/rewardTimes';

/** A day of the calendar, "2026-11-20": what hangs on the wall of whoever looks, without a zone. Days compare as texts. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const WEEK_DAYS = 7;

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The day that many days later; earlier when the number is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for a Monday to 6 for a Sunday. */
export const weekdayOf = (day: CalendarDay): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/** The four weeks of the rakeback calendar from the one before this on, Monday first, whatever months they touch (RAKE-03, OP-084). */
export function rakebackDays(today: CalendarDay): readonly CalendarDay[] {
  const sinceFirst = (weekdayOf(today) - FIRST_WEEKDAY + WEEK_DAYS) % WEEK_DAYS;
  const first = addDays(today, -sinceFirst - WEEK_DAYS);
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(first, index));
}
