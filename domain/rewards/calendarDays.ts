import { CALENDAR_DAYS, FIRST_WEEKDAY } from '@/config/rewardTimes';

/** A calendar day without a time zone, "2026-11-20". Days compare as strings. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const WEEK_DAYS = 7;

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Adds a number of days, which may be negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/**
 * The four weeks of the rakeback calendar, starting with last week's Monday, across month boundaries (RAKE-03, OP-084).
 */
export function rakebackDays(today: CalendarDay): readonly CalendarDay[] {
  const sinceFirst = (weekdayOf(today) - FIRST_WEEKDAY + WEEK_DAYS) % WEEK_DAYS;
  const first = addDays(today, -sinceFirst - WEEK_DAYS);
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(first, index));
}
