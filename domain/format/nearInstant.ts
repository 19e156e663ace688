import type { Locale } from '@/config/locale';
import { dateFormat, unbroken } from './dateFormat';
import { dateTag } from './day';

const PARTS = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** An instant a few days away in an IANA zone (default: the device's), without its year: "21 Nov, 14:05 GMT+1". */
export const formatNearInstant = (locale: Locale, instant: Date, timeZone?: string): string =>
  unbroken(dateFormat(dateTag(locale), { ...PARTS, timeZone }).format(instant));
