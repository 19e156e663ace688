import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import { dayIn } from '@/domain/rewards/dayIn';

/** How late a new day may be noticed; a tab that slept notices it on waking. */
const CHECK_MS = 60_000;

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, CHECK_MS);
  return () => clearInterval(timer);
}

/** The day it is in a zone ('local' or an IANA name), and anew after midnight (OP-083). In browsers only. */
export const useToday = (zone: string): CalendarDay => useSyncExternalStore(everyMinute, () => dayIn(zone, new Date()));
