import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { RAKEBACK_REFRESH_MS } from '@/config/rewardTimes';
import type { CalendarDay } from '@/domain/time/day';
import { leadAmongTabs } from '@/services/browser/leadingTab';
import { keepRakebackDays, rakebackChanged, useRakebackDaysQuery } from '@/services/rewards/rakeback';
import { handDays, watchDays, watchRakebackTabs } from '@/services/rewards/rakebackTabs';
import { addRakeback } from '@/store/late/rakeback';
import type { Store } from '@/store/store';

/** Avoids a second request when another part of the page mounts. */
const OPTIONS = { refetchOnMountOrArgChange: RAKEBACK_REFRESH_MS / 1000 };

export type RakebackDays = {
  /** When the days were last received, in milliseconds; null before. */
  asOf: number | null;
  /** The latest request failed. */
  failed: boolean;
  retry: () => void;
};

/**
 * The rakeback of a player: polled every ten seconds while visible, by one tab, which shares the answers with the
 * others; refetched when the day changes (API-18, OP-083), and for another wallet, whose rewards are others. After a
 * failed request the last days stay.
 */
export function useRakebackDays(player: string, today: CalendarDay, currency: string): RakebackDays {
  const store = useStore();
  const dispatch = useDispatch<Store['dispatch']>();
  useLayoutEffect(() => addRakeback(store), [store]);
  const { refetch, isError, isSuccess, fulfilledTimeStamp } = useRakebackDaysQuery(undefined, OPTIONS);
  // Kept while the next request runs: otherwise the warning would flicker every ten seconds.
  const [failed, setFailed] = useState(false);
  if (isError && !failed) setFailed(true);
  if (isSuccess && failed) setFailed(false);

  const ask = useEffectEvent(async () => {
    const { data } = await refetch();
    if (data) handDays(player, data);
  });
  const isOld = useEffectEvent(() => Date.now() - (fulfilledTimeStamp ?? 0) >= RAKEBACK_REFRESH_MS);
  useEffect(() => {
    let stop = () => {};
    const lead = () => {
      const timer = setInterval(() => void ask(), RAKEBACK_REFRESH_MS);
      return () => clearInterval(timer);
    };
    const begin = () => {
      if (document.visibilityState === 'visible') stop = leadAmongTabs('rakeback', lead);
    };
    const change = () => {
      stop();
      stop = () => {};
      begin();
      if (document.visibilityState === 'visible' && isOld()) void ask();
    };
    begin();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      stop();
    };
  }, []);

  useEffect(() => watchDays(player, (told) => void dispatch(keepRakebackDays(told))), [player, dispatch]);
  useEffect(() => watchRakebackTabs(() => void dispatch(rakebackChanged())), [dispatch]);
  const wanted = `${today} ${currency}`;
  const asked = useRef(wanted);
  useEffect(() => {
    if (asked.current !== wanted) void ask();
    asked.current = wanted;
  }, [wanted]);
  return {
    asOf: fulfilledTimeStamp ?? null,
    failed,
    retry: () => void refetch(),
  };
}
