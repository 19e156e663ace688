import { localDay, startOfDay, type CalendarDay } from './day';
import { HOUR_MS, SECOND_MS } from './lengths';

/** A zone is 'local', the device's own, or an IANA name. The device's counts for names Intl does not know (OP-083). */

/** What a clock of Gregorian days and Latin digits shows, whatever the page's language. */
type WallClock = { day: CalendarDay; time: string };

const formatIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

/**
 * Formatters by zone: creating one takes a hundred times as long as using it. That of the device is not kept, since a
 * device may change its zone.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  if (zone === 'local') return formatIn(undefined);
  try {
    const format = formatIn(zone);
    formats.set(zone, format);
    return format;
  } catch {
    return formatIn(undefined);
  }
}

function wallClock(zone: string, moment: Date): WallClock {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** The calendar day of an instant in a zone. */
export const dayIn = (zone: string, moment: Date): CalendarDay =>
  zone === 'local' ? localDay(moment) : wallClock(zone, moment).day;

/** Time of day of an instant in a zone: "09:05:00". */
export const timeIn = (zone: string, moment: Date): string => wallClock(zone, moment).time;

/** Local time of a zone at an instant: "2026-11-20 09:05:00" (OP-083). */
export function dateTimeIn(zone: string, moment: Date): string {
  const { day, time } = wallClock(zone, moment);
  return `${day} ${time}`;
}

/** Resolves a zone to an IANA name (OP-083). */
export const zoneName = (zone: string): string => formatOf(zone).resolvedOptions().timeZone;

const ZONE_NAME = /^[A-Za-z][\w+/-]{1,63}$/;

/** Intl's canonical name of an IANA zone; null if it is not a zone. */
export function zoneNamed(name: string): string | null {
  if (!ZONE_NAME.test(name)) return null;
  try {
    return formatIn(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Larger than any zone's offset from UTC. */
const FURTHEST_MS = 16 * HOUR_MS;

/**
 * The instant a day starts in a zone: the first at which its calendar shows that day or a later one. Usually midnight;
 * an hour later if clocks went forward at midnight; the start of the next day if the zone skipped the day.
 */
export function midnightOf(zone: string, day: CalendarDay): Date {
  // Clocks change on whole seconds, so the binary search needs no finer steps.
  let before = (startOfDay(day) - FURTHEST_MS) / SECOND_MS;
  let from = (startOfDay(day) + FURTHEST_MS) / SECOND_MS;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, new Date(middle * SECOND_MS)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from * SECOND_MS);
}
