import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import { dayIn } from '@/domain/rewards/dayIn';
import { serverNow, watchServerClock } from '@/services/http/serverClock';

/** Midnight is on a full minute everywhere. */
const MINUTE_MS = 60_000;

/** At each full minute, when the tab is seen again, since one that slept misses minutes, and when the clock turns out wrong. */
function everyMinute(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      MINUTE_MS - (serverNow() % MINUTE_MS),
    );
  };
  wait();
  const stop = watchServerClock(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day it is in a zone ('local' or an IANA name) by the backend's clock, and anew after midnight (OP-083). In browsers only. */
export const useToday = (zone: string): CalendarDay =>
  useSyncExternalStore(everyMinute, () => dayIn(zone, new Date(serverNow())));
