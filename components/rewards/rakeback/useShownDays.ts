import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { calendarCells, rewardOf } from '@/domain/rewards/calendarCell';
import type { CalendarDay } from '@/domain/time/day';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useBalance } from '@/hooks/player/useBalance';
import { useSettings } from '@/hooks/useSettings';
import { useToday } from '@/hooks/useToday';
import { rakebackOf } from '@/store/late/rakeback';
import type { State } from '@/store/store';
import { useCalendarZone } from '@/hooks/player/useCalendarZone';

export type ShownDays = {
  /** The 28 days; null until loaded. */
  days: readonly RewardDay[] | null;
  today: CalendarDay;
  /** Time zone of the days: 'local' or an IANA name. */
  zone: string;
  currency: string;
};

/** A player's calendar as last loaded by `useRakebackDays`, around today in the account's time zone; no requests. */
export function useShownDays(): ShownDays {
  const { claimYesterday } = useSettings();
  const zone = useCalendarZone();
  const today = useToday(zone);
  const currency = useBalance().wallet?.currencyCode ?? '';
  const records = useSelector((state: State) => rakebackOf(state).days);
  const days = useMemo(
    () =>
      records &&
      calendarCells(today, records, { signedIn: true, claimYesterday, currency }).map((cell) => rewardOf(cell, today)),
    [records, today, claimYesterday, currency],
  );
  return { days, today, zone, currency };
}
