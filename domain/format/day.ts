import { intlTag, type Locale } from '@/config/locale';

/** English dates are written day first: 20 Nov 2026 (design §9). */
const DAY_FIRST: Readonly<Record<string, string>> = { en: 'en-GB-u-ca-gregory-nu-latn' };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "2026-03-12" → "12 Mar 2026", in words of the language; null when it is not a day of the calendar. */
export function formatDay(locale: Locale, day: string): string | null {
  const match = DAY.exec(day);
  if (!match) return null;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(match[3])) return null;
  return new Intl.DateTimeFormat(DAY_FIRST[locale.tag] ?? intlTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
