import type { CalendarDay } from './calendarDays';

/** Gregorian years and Latin digits, whatever the language of the page. */
const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...PARTS, timeZone });

/** Clocks by the zone's name: making one takes a hundred times as long as reading it. Not 'local': the device may travel. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, 'local' for the device's own; so it is for a name that Intl does not know. */
function zoneClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  if (zone === 'local') return clockOf(undefined);
  try {
    const clock = clockOf(zone);
    clocks.set(zone, clock);
    return clock;
  } catch {
    return clockOf(undefined);
  }
}

/** The day it is at that moment in a zone: 'local', or an IANA name as the setting `calendarTimeZone` has it (OP-083). */
export function dayIn(zone: string, moment: Date): CalendarDay {
  const parts = zoneClock(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const ZONE_NAME = /^[A-Za-z][\w+/-]{1,63}$/;

/** The name Intl uses for an IANA zone, so that one zone has one name; null for what names none. */
export function zoneNamed(name: string): string | null {
  if (!ZONE_NAME.test(name)) return null;
  try {
    return clockOf(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
