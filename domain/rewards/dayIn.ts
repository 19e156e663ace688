import type { CalendarDay } from './calendarDays';

/** Gregorian calendar and Latin digits, whatever the page's language. */
const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...PARTS, timeZone });

/**
 * Formatters by zone: creating one takes a hundred times as long as using it. 'local' is not cached, since the device
 * may change zone.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a zone; the device's zone for 'local' and for names Intl does not know. */
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

/** The calendar day of an instant in a zone: 'local', or an IANA name as in the setting `calendarTimeZone` (OP-083). */
export function dayIn(zone: string, moment: Date): CalendarDay {
  const parts = zoneClock(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const ZONE_NAME = /^[A-Za-z][\w+/-]{1,63}$/;

/** Intl's canonical name of an IANA zone; null if it is not a zone. */
export function zoneNamed(name: string): string | null {
  if (!ZONE_NAME.test(name)) return null;
  try {
    return clockOf(name).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
