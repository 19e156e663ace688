import { addDays, type CalendarDay } from '@/domain/time/day';
import { dayIn, midnightOf } from '@/domain/time/zone';

/** The day from which a time zone applies to a player. */
export type ZoneChange = { from: CalendarDay; zone: string };

/** A player's time zones, oldest first. UTC applies before the first and when there is none. */
export type Zones = readonly ZoneChange[];

/** `since` is inclusive, `before` exclusive. */
export type DaySpan = { since: Date; before: Date };

/** The zone that applies on a day. */
export const zoneOn = (zones: Zones, day: CalendarDay): string =>
  zones.findLast(({ from }) => from <= day)?.zone ?? 'UTC';

const startOf = (zones: Zones, day: CalendarDay): Date => midnightOf(zoneOn(zones, day), day);

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The end of a day: the start of a later day, whose zone may differ. */
export const endOf = (zones: Zones, day: CalendarDay): Date =>
  earlier(startOf(zones, addDays(day, 1)), startOf(zones, addDays(day, 2)));

/**
 * The span of a day. Every moment belongs to exactly one day, whatever the zone changes; a change to a zone a day ahead
 * can leave a day empty.
 */
export const spanOf = (zones: Zones, day: CalendarDay): DaySpan => ({
  since: startOf(zones, day),
  before: endOf(zones, day),
});

/** The player's day at a moment: the latest that has started. */
export function dayAt(zones: Zones, moment: Date): CalendarDay {
  // No zone is more than a day ahead of UTC.
  let day = addDays(dayIn('UTC', moment), 1);
  while (startOf(zones, day) > moment) day = addDays(day, -1);
  return day;
}

/** The first day on which another zone can apply: the next day in both zones, so that no day in progress changes. */
export function nextDayFor(zones: Zones, zone: string, now: Date): CalendarDay {
  const [present, there] = [dayAt(zones, now), dayIn(zone, now)];
  return addDays(present > there ? present : there, 1);
}
