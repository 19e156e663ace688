import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { RAKEBACK_REFRESH_MS } from '@/config/rewardTimes';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import { leadAmongTabs } from '@/services/browser/leadingTab';
import { keepRakebackDays, rakebackChanged, useRakebackDaysQuery } from '@/services/rewards/rakeback';
import { handDays, watchDays, watchRakebackTabs } from '@/services/rewards/rakebackTabs';
import { addRakeback } from '@/store/late/rakeback';
import type { Store } from '@/store/store';

/** What is known by the time a second part of the page asks is not asked for again. */
const OPTIONS = { refetchOnMountOrArgChange: RAKEBACK_REFRESH_MS / 1000 };

export type RakebackDays = {
  /** When they were told last, in milliseconds; null until then. */
  asOf: number | null;
  /** The latest question was not answered. */
  failed: boolean;
  retry: () => void;
};

/**
 * The rakeback of a player: asked for every ten seconds while the tab is seen, by one tab alone, which hands what it is told
 * to the others; and anew with each day (API-18, OP-083). What was told last stays when an answer does not come.
 */
export function useRakebackDays(player: string, today: CalendarDay): RakebackDays {
  const store = useStore();
  const dispatch = useDispatch<Store['dispatch']>();
  useLayoutEffect(() => addRakeback(store), [store]);
  const { refetch, isError, isSuccess, fulfilledTimeStamp } = useRakebackDaysQuery(undefined, OPTIONS);
  // It holds while the next question is under way: what is on the page would come and go every ten seconds.
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
  const asked = useRef(today);
  useEffect(() => {
    if (asked.current !== today) void ask();
    asked.current = today;
  }, [today]);
  return {
    asOf: fulfilledTimeStamp ?? null,
    failed,
    retry: () => void refetch(),
  };
}
