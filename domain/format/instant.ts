import type { Locale } from '@/config/locale';
import { dateFormat } from './dateFormat';
import { dateTag } from './day';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** An ISO 8601 instant as a day in a time zone (default: the device's): "12 Mar 2026"; null if invalid. */
export function formatInstantDay(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return null;
  return dateFormat(dateTag(locale), { ...DAY, timeZone }).format(date);
}

/** "2026-11-21T13:05:00Z" → "21 Nov 2026, 14:05 GMT+1" in an IANA zone (default: the device's); null if invalid. */
export function formatInstant(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return dateFormat(dateTag(locale), { ...DAY, ...TIME, timeZoneName: 'short', timeZone }).format(date);
}

/** Time of day in an IANA zone (default: the one the device is in now): "14:05". */
export const formatTime = (locale: Locale, instant: Date, timeZone?: string): string =>
  (timeZone === undefined
    ? new Intl.DateTimeFormat(dateTag(locale), TIME)
    : dateFormat(dateTag(locale), { ...TIME, timeZone })
  ).format(instant);
