import { useCallback } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNearInstant } from '@/domain/format/nearInstant';
import type { CalendarDay } from '@/domain/time/day';
import { zoneName } from '@/domain/time/zone';
import { claimWindow } from '@/domain/rewards/claimWindow';
import { useSettings } from '@/hooks/useSettings';
import { useRakebackDays, type RakebackDays } from './useRakebackDays';
import { useShownDays, type ShownDays } from './useShownDays';

/** Formatted claim period of a day, with the time zone: "21 Nov, 23:59 CET". */
export type ClaimTimes = { from: string; until: string };

export type PlayerDays = RakebackDays &
  Omit<ShownDays, 'zone'> & {
    timesOf: (day: CalendarDay) => ClaimTimes;
    /** The end of that period; the same function while its words are the same, for cells that are kept. */
    untilOf: (reward: { day: CalendarDay }) => string;
  };

/** A player's current calendar: the backend's days by the server clock, in the account's time zone. */
export function usePlayerCalendar(player: string): PlayerDays {
  const { claimYesterday } = useSettings();
  const locale = useLocale();
  const { zone, ...shown } = useShownDays();
  const asking = useRakebackDays(player, shown.today, shown.currency);
  const timesOf = useCallback(
    (day: CalendarDay): ClaimTimes => {
      const { from, until } = claimWindow(zone, day, { claimYesterday });
      const words = (moment: Date) => formatNearInstant(locale, moment, zoneName(zone));
      return { from: words(from), until: words(until) };
    },
    [zone, claimYesterday, locale],
  );
  const untilOf = useCallback(({ day }: { day: CalendarDay }) => timesOf(day).until, [timesOf]);
  return { ...shown, ...asking, timesOf, untilOf };
}
