import type { Locale } from '@/config/locale';
import { dateTag } from './day';

/** An ISO 8601 instant as a day in a time zone (default: the device's): "12 Mar 2026"; null if invalid. */
export function formatInstantDay(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return null;
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(dateTag(locale), { ...parts, timeZone }).format(date);
}

/** "2026-11-21T13:05:00Z" → "21 Nov 2026, 14:05 GMT+1" in an IANA zone (default: the device's); null if invalid. */
export function formatInstant(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return momentFormat(dateTag(locale), timeZone).format(date);
}

/** Creating a formatter costs far more than using it, and a table of a hundred rows formats as many instants. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function momentFormat(tag: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone ?? ''}`;
  const format =
    FORMATS.get(key) ??
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
  FORMATS.set(key, format);
  return format;
}

/** Time of day in an IANA zone (default: the device's): "14:05". */
export const formatTime = (locale: Locale, instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(dateTag(locale), { hour: '2-digit', minute: '2-digit', timeZone }).format(instant);
