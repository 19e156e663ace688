import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { minorOf, toMinor } from '@/domain/money/money';
import type { RealPlayNow } from '@/domain/game/realPlay';
import { useBalance } from '@/hooks/player/useBalance';
import { toActiveBonus } from '@/services/bonuses/bonusWire';
import { watchBonusTabs } from '@/services/bonuses/bonusTabs';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/**
 * Makes a game with real money (`play`; null to disable) refetch its balance when that changed outside of the game, on
 * this page or elsewhere: another bonus is active, or the amount differs from what the game reported. Otherwise the
 * game would learn of it only with the next round.
 */
export function useMoneyNews(play: RealPlayNow | null, askAnew: () => void): void {
  const listening = play !== null;
  const { refresh } = useBalance();
  useEffect(() => (listening ? watchBonusTabs(() => void refresh()) : undefined), [listening, refresh]);

  const { data } = useSelector(selectDetails);
  const { balance = null, told = null } = play ?? {};
  const bonus = data ? (toActiveBonus(data.activeBonus)?.userBonusId ?? '') : null;
  const amount = balance && minorOf(balance.amount, balance.currency);
  /** What the game assumes: the state of its latest round, or of its last request. */
  const known = useRef<{ bonus: string | null; amount: bigint | null }>({ bonus, amount });
  useEffect(() => {
    known.current.amount = told && toMinor(told.balance, told.currency);
  }, [listening, told]);
  useEffect(() => {
    const before = known.current;
    known.current = { bonus, amount };
    if (listening && (isOther(before.bonus, bonus) || isOther(before.amount, amount))) askAnew();
  }, [listening, bonus, amount, askAnew]);
}

const isOther = <T>(before: T | null, now: T | null): boolean => before !== null && now !== null && before !== now;
