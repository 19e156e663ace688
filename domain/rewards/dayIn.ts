import type { CalendarDay } from './calendarDays';

/** Gregorian years and Latin digits, whatever the language of the page. */
const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...PARTS, timeZone });

/** The clock of a zone, 'local' for the device's own; so it is for a name that Intl does not know. */
function zoneClock(zone: string): Intl.DateTimeFormat {
  if (zone === 'local') return clockOf(undefined);
  try {
    return clockOf(zone);
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
