import type { Locale } from '@/config/locale';
import { formatFullDay } from './day';

/**
 * A full day that opens a line, a card or a dialog, with a capital where the language writes weekdays small: "Lundi 16
 * novembre 2026"; null if it is not a valid calendar day.
 */
export function openingDay(locale: Locale, day: string): string | null {
  const words = formatFullDay(locale, day);
  return words && words.charAt(0).toLocaleUpperCase(locale.tag) + words.slice(1);
}
