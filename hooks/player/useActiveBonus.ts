import { useLayoutEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { UserBonus } from '@/domain/bonuses/offer';
import { addBonus, bonusOf } from '@/store/late/bonuses';
import type { State } from '@/store/store';

/**
 * The bonus the signed-in player is wagering, as last reported; null for none. Adds the bonus state to the store, for
 * components that load late.
 */
export function useActiveBonus(): UserBonus | null {
  const store = useStore();
  useLayoutEffect(() => addBonus(store), [store]);
  return useSelector((state: State) => bonusOf(state).active);
}
