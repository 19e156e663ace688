import type { Locale } from '@/config/locale';
import { MINUTE_MS } from '../time/lengths';
import { dateFormat, unbroken } from './dateFormat';
import { dateTag } from './day';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** An ISO 8601 instant as a day in a time zone (default: the device's): "12 Mar 2026"; null if invalid. */
export function formatInstantDay(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return null;
  return unbroken(dateFormat(dateTag(locale), { ...DAY, timeZone }).format(date));
}

/** "2026-11-21T13:05:00Z" → "21 Nov 2026, 14:05 GMT+1" in an IANA zone (default: the device's); null if invalid. */
export function formatInstant(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return unbroken(dateFormat(dateTag(locale), { ...DAY, ...TIME, timeZoneName: 'short', timeZone }).format(date));
}

/** The instant at which a clock in UTC shows what the device's clock shows at this one. */
const asIfUtc = (instant: Date): number => instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS;

/** Time of day in an IANA zone (default: the one the device is in now): "14:05". */
export const formatTime = (locale: Locale, instant: Date, timeZone?: string): string =>
  timeZone === undefined
    ? dateFormat(dateTag(locale), { ...TIME, timeZone: 'UTC' }).format(asIfUtc(instant))
    : dateFormat(dateTag(locale), { ...TIME, timeZone }).format(instant);
