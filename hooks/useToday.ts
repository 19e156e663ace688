import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '@/domain/time/day';
import { MINUTE_MS } from '@/domain/time/lengths';
import { dayIn } from '@/domain/time/zone';
import { onReturn } from '@/services/browser/onReturn';
import { serverNow, watchServerClock } from '@/services/http/serverClock';

/**
 * Runs each full minute (midnight is on one in every zone), when the tab becomes visible (a suspended tab misses minutes), and when the server clock is
 * corrected.
 */
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
  const stops = [watchServerClock(look), onReturn(look)];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}

/**
 * The current day in a zone ('local' or an IANA name) by the backend's clock; updates at midnight (OP-083). Browser
 * only.
 */
export const useToday = (zone: string): CalendarDay =>
  useSyncExternalStore(everyMinute, () => dayIn(zone, new Date(serverNow())));
