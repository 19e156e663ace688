import type { Locale } from '@/config/locale';
import { dateFormat, unbroken } from '../format/dateFormat';
import { dateTag, formatDayParts } from '../format/day';
import type { Exclusion } from './selfExclusion';

/** Languages in which a weekday within a sentence would need another ending than the one Intl gives it. */
const WITHOUT_WEEKDAY = ['ru', 'uk', 'pl', 'cs', 'sk', 'sl', 'sr', 'hr', 'bs'];

const dayParts = ({ tag }: Locale): Intl.DateTimeFormatOptions => ({
  ...(WITHOUT_WEEKDAY.includes(tag.split('-')[0]!) ? {} : { weekday: 'long' }),
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * An instant (ISO 8601) in words with time and zone (default: the device's): "Saturday 21 November 2026 at 14:24
 * GMT+1". Null if invalid.
 */
export function momentInWords(locale: Locale, instant: string, timeZone?: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return unbroken(dateFormat(dateTag(locale), { ...dayParts(locale), ...clock }).format(date));
}

/** The end of an exclusion in words; null for a permanent one, and for one whose end is over. */
export function exclusionEndInWords(locale: Locale, exclusion: Exclusion): string | null {
  if (exclusion.forGood || 'isOver' in exclusion) return null;
  return 'day' in exclusion
    ? formatDayParts(locale, exclusion.day, dayParts(locale))
    : momentInWords(locale, exclusion.until);
}
