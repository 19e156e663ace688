import type { Locale } from '@/config/locale';
import { daysBetween, type CalendarDay } from '../time/day';
import { dateTag, formatDay, formatDayParts } from './day';

const WEEK = 7;

/** A day that has passed, as near as words go: "today", "yesterday", "Wednesday", then "12 Mar 2026"; null if invalid. */
export function formatPastDay(locale: Locale, day: CalendarDay, today: CalendarDay): string | null {
  const ago = daysBetween(day, today);
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(dateTag(locale), { numeric: 'auto' }).format(-ago, 'day');
  return ago > 1 && ago < WEEK ? formatDayParts(locale, day, { weekday: 'long' }) : formatDay(locale, day);
}
