import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useBalance } from '@/hooks/useBalance';
import { watchBonusTabs } from '@/services/bonusTabs';
import { userDetailsEndpoint } from '@/services/profile';
import { toId } from '@/services/userDetails';

const selectDetails = userDetailsEndpoint.select();

/**
 * Has a game with real money ask what can be played with when another bonus is active than before: one that was taken, given
 * up or ended outside of it, on this page or in another tab. Without it only the next round would tell.
 */
export function useBonusNews(listening: boolean, askAnew: () => void): void {
  const { refresh } = useBalance();
  const { data } = useSelector(selectDetails);
  const bonus = data ? (toId(data.activeBonus?.userBonusId) ?? '') : null;
  const known = useRef(bonus);
  useEffect(() => (listening ? watchBonusTabs(() => void refresh()) : undefined), [listening, refresh]);
  useEffect(() => {
    const before = known.current;
    known.current = bonus;
    if (listening && before !== null && bonus !== null && before !== bonus) askAnew();
  }, [listening, bonus, askAnew]);
}
