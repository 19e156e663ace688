const PARTS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

const clockOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...PARTS, timeZone });

function clockIn(zone: string): Intl.DateTimeFormat {
  try {
    return clockOf(zone === 'local' ? undefined : zone);
  } catch {
    return clockOf(undefined);
  }
}

/** Resolves a zone setting to an IANA name: the device's zone for 'local' and for names Intl does not know (OP-083). */
export const zoneName = (zone: string): string => clockIn(zone).resolvedOptions().timeZone;

/** Local time of a zone at an instant: "2026-11-20 09:05:00" (OP-083). */
export function dateTimeIn(zone: string, moment: Date): string {
  const parts = clockIn(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}
