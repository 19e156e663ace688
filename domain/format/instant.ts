import type { Locale } from '@/config/locale';
import { dateTag } from './day';

/** An instant, ISO 8601, as its day in a zone, the device's own if none is named: "12 Mar 2026"; null for anything else. */
export function formatInstantDay(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return null;
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(dateTag(locale), { ...parts, timeZone }).format(date);
}

/**
 * "2026-11-21T13:05:00Z" → "21 Nov 2026, 14:05 GMT+1", the clock of an IANA zone, the device's own without one; null when it
 * is no instant.
 */
export function formatInstant(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(dateTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(date);
}
