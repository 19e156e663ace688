import { CALENDAR_DAYS, FIRST_WEEKDAY } from '@/config/rewardTimes';
import { addDays, weekdayOf, type CalendarDay } from '../time/day';

const WEEK_DAYS = 7;

/**
 * The four weeks of the rakeback calendar, starting with last week's Monday, across month boundaries (RAKE-03, OP-084).
 */
export function rakebackDays(today: CalendarDay): readonly CalendarDay[] {
  const sinceFirst = (weekdayOf(today) - FIRST_WEEKDAY + WEEK_DAYS) % WEEK_DAYS;
  const first = addDays(today, -sinceFirst - WEEK_DAYS);
  return Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(first, index));
}
