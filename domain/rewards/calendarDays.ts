/** A day of the calendar, "2026-11-20": what hangs on the wall of whoever looks, without a zone. Days compare as texts. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

/** The rakeback calendar begins a week before this one and lasts four (OP-084). */
const WINDOW = { daysBefore: 7, days: 28 };

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The day that many days later; earlier when the number is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for a Monday to 6 for a Sunday. */
export const weekdayOf = (day: CalendarDay): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/** The four weeks of the rakeback calendar, Monday first, whatever months they touch (RAKE-03, OP-084). */
export function rakebackDays(today: CalendarDay): readonly CalendarDay[] {
  const first = addDays(today, -weekdayOf(today) - WINDOW.daysBefore);
  return Array.from({ length: WINDOW.days }, (_, index) => addDays(first, index));
}
