import { useMemo } from 'react';
import { type Offer } from '@/domain/bonuses/offer';
import { openFirst, standingOf, type Standing } from '@/domain/bonuses/standing';
import { weekdayOf } from '@/domain/time/day';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useAuth } from '@/hooks/player/useAuth';
import { useCalendarZone } from '@/hooks/player/useCalendarZone';
import { useClock } from '@/hooks/useClock';
import { useToday } from '@/hooks/useToday';

export type Standed = { offer: Offer; standing: Standing };

/** The offers with what each is to the visitor; what can be taken comes first. Browser only. */
export function useStandings(offers: readonly Offer[]): Standed[] {
  const { isAuthenticated: isPlayer, depositCount } = useAuth();
  const active = useActiveBonus();
  const day = useToday(useCalendarZone());
  const now = useClock() ?? 0;
  return useMemo(() => {
    const visitor = { isPlayer, active, depositCount, now, weekday: WEEKDAYS[weekdayOf(day)] };
    return openFirst(offers.map((offer) => ({ offer, standing: standingOf(offer, visitor) })));
  }, [offers, isPlayer, active, depositCount, now, day]);
}
