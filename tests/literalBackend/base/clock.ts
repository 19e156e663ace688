/** Days and zones. No clock is read here: the present moment is always handed in. */

const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD' of a moment in UTC. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  utcDay(Date.parse(`${day}T00:00:00.000Z`) + count * DAY_MS);

/** Whole days from one 'YYYY-MM-DD' to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS);

/**
 * The local day of a moment in the zone that a call names (§7 timeZone). Its form is not given, so an IANA name and an
 * offset such as +02:00 are both read; anything else is null.
 */
export function dayIn(zone: string | null, at: number): string | null {
  if (zone === null || zone === '') return utcDay(at);
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return utcDay(at + (offset[1] === '-' ? -minutes : minutes) * 60_000);
  }
  try {
    // en-CA writes a date as YYYY-MM-DD.
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(at);
  } catch {
    return null;
  }
}

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A dayOfWeek parameter as 0 (Sunday) to 6: a number, MON or Monday. 7 is read as Sunday. */
export function weekday(text: string): number | null {
  if (/^[0-7]$/.test(text)) return Number(text) % 7;
  const found = WEEK.indexOf(text.slice(0, 3).toLowerCase());
  return found < 0 ? null : found;
}

/** True for a day that exists, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at) && utcDay(at) === text;
}

/** A date of birth as the site must send it (§5: month-day-year) to YYYY-MM-DD; null if it is anything else. */
export function fromMonthFirst(text: string): string | null {
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!parts) return null;
  const day = `${parts[3]}-${parts[1]}-${parts[2]}`;
  return isDay(day) ? day : null;
}

/** Whole years from a birthday to a day. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
