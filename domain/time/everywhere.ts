import { addDays, isDay, startOfDay, utcDay, type CalendarDay } from './day';
import { HOUR_MS } from './lengths';

/** The zones in which a day ends last and begins first, in hours ahead of UTC. */
const [LAST_ZONE, FIRST_ZONE] = [-12, 14];

/** The earliest and the latest day it is anywhere on earth. */
export const todayAnywhere = (now: Date): { earliest: CalendarDay; latest: CalendarDay } => ({
  earliest: utcDay(now.getTime() + LAST_ZONE * HOUR_MS),
  latest: utcDay(now.getTime() + FIRST_ZONE * HOUR_MS),
});

/** The instant a calendar day has ended everywhere on earth. Throws RangeError for an invalid day. */
export function endOfDayEverywhere(day: string): Date {
  if (!isDay(day)) throw new RangeError(`no day: ${day}`);
  return new Date(startOfDay(addDays(day, 1)) - LAST_ZONE * HOUR_MS);
}
