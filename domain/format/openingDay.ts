import type { Locale } from '@/config/locale';
import { formatDayParts, formatFullDay } from './day';

/**
 * A full day that opens a line, a card or a dialog, with a capital where the language writes weekdays small: "Lundi 16
 * novembre 2026"; null if it is not a valid calendar day.
 */
export const openingDay = (locale: Locale, day: string): string | null => opening(locale, formatFullDay(locale, day));

/** The same of a day's name alone: "Lundi". */
export const openingWeekday = (locale: Locale, day: string): string | null =>
  opening(locale, formatDayParts(locale, day, { weekday: 'long' }));

const opening = (locale: Locale, words: string | null): string | null =>
  words && words.charAt(0).toLocaleUpperCase(locale.tag) + words.slice(1);
