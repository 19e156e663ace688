import { addDays, type CalendarDay } from '@/domain/rewards/calendarDays';
import { dayIn } from '@/domain/rewards/dayIn';
import { midnightOf } from '@/domain/rewards/midnight';

/** From which day on a zone counts for a player. */
export type ZoneChange = { from: CalendarDay; zone: string };

/** The zones of a player, the earliest first; UTC before the first of them, and where there is none. */
export type Zones = readonly ZoneChange[];

/** From `since` on, and not any more at `before`. */
export type DaySpan = { since: Date; before: Date };

/** The zone that counts on a day. */
export const zoneOn = (zones: Zones, day: CalendarDay): string =>
  zones.findLast(({ from }) => from <= day)?.zone ?? 'UTC';

const startOf = (zones: Zones, day: CalendarDay): Date => midnightOf(zoneOn(zones, day), day);

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** When a day ends: as soon as a later one has begun, for which the zone may have changed. */
export const endOf = (zones: Zones, day: CalendarDay): Date =>
  earlier(startOf(zones, addDays(day, 1)), startOf(zones, addDays(day, 2)));

/**
 * The moments of a day. Every moment belongs to exactly one day, however the zones change; after a change to a zone that is
 * a day ahead a day may have none.
 */
export const spanOf = (zones: Zones, day: CalendarDay): DaySpan => ({
  since: startOf(zones, day),
  before: endOf(zones, day),
});

/** The day it is for a player: the latest that has begun. */
export function dayAt(zones: Zones, moment: Date): CalendarDay {
  // No zone is more than a day ahead of Greenwich.
  let day = addDays(dayIn('UTC', moment), 1);
  while (startOf(zones, day) > moment) day = addDays(day, -1);
  return day;
}

/**
 * The first day on which another zone can count: the next one in both of them, so that no day which has begun already
 * changes.
 */
export function nextDayFor(zones: Zones, zone: string, now: Date): CalendarDay {
  const [present, there] = [dayAt(zones, now), dayIn(zone, now)];
  return addDays(present > there ? present : there, 1);
}
