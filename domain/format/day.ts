import { intlTag, type Locale } from '@/config/locale';
import { isDay, startOfDay } from '../time/day';
import { dateFormat, unbroken } from './dateFormat';
import { formatted } from './figures';

/** English dates are day first: 20 Nov 2026 (design §9). */
const DAY_FIRST: Readonly<Record<string, string>> = { en: 'en-GB-u-ca-gregory-nu-latn' };

type Language = Pick<Locale, 'tag' | 'figures'>;

/** BCP-47 tag used to format dates. */
export const dateTag = (locale: Pick<Locale, 'tag'>): string => DAY_FIRST[locale.tag] ?? intlTag(locale);

/** Start of a day in UTC; null if it is not a valid calendar day. */
const startOf = (day: string): Date | null => (isDay(day) ? new Date(startOfDay(day)) : null);

const wordsOf = (locale: Pick<Locale, 'tag'>, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(dateTag(locale), { ...parts, timeZone: 'UTC' });

/** A calendar day in these parts; null if it is not a valid one. */
export const formatDayParts = (locale: Language, day: string, parts: Intl.DateTimeFormatOptions): string | null => {
  const date = startOf(day);
  return date && formatted(locale.figures, parts, day, () => unbroken(wordsOf(locale, parts).format(date)));
};

/** "2026-03-12" → "12 Mar 2026"; null if it is not a valid calendar day. */
export const formatDay = (locale: Language, day: string): string | null =>
  formatDayParts(locale, day, { day: 'numeric', month: 'short', year: 'numeric' });

/** "2026-11-20" → "Friday 20 November 2026"; null if it is not a valid calendar day. */
export const formatFullDay = (locale: Locale, day: string): string | null =>
  formatDayParts(locale, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "2026-11-20" → "Fri"; null if it is not a valid calendar day. */
export const formatWeekday = (locale: Locale, day: string): string | null =>
  formatDayParts(locale, day, { weekday: 'short' });

/** Longer names don't fit beside each other in seven columns on a phone. */
const COLUMN_LENGTH = 4;
const WEEK_DAYS = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2001-01-${day}`);

/** "2026-11-20" → "Fri", or "F" where the short names are whole words, as in Arabic; null if it is not a valid day. */
export function formatColumnDay(locale: Locale, day: string): string | null {
  const isShort = WEEK_DAYS.every((one) => [...(formatWeekday(locale, one) ?? '')].length <= COLUMN_LENGTH);
  return isShort ? formatWeekday(locale, day) : formatDayParts(locale, day, { weekday: 'narrow' });
}

/** 2 → "February"; null if there is no such month. */
export const formatMonth = (locale: Locale, month: number): string | null =>
  formatDayParts(locale, `2001-${String(month).padStart(2, '0')}-01`, { month: 'long' });

/** "2026-11-09" to "2026-12-06" → "9 November – 6 December"; null if either is not a valid calendar day. */
export function formatDayRange(locale: Locale, first: string, last: string): string | null {
  const [start, end] = [startOf(first), startOf(last)];
  return start && end && wordsOf(locale, { day: 'numeric', month: 'long' }).formatRange(start, end);
}
