import { useLayoutEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { UserBonus } from '@/domain/bonuses/offer';
import { addBonus, bonusOf } from '@/store/late/bonuses';
import type { State } from '@/store/store';
import { useT } from '../useT';

/**
 * The bonus the signed-in player is wagering, as last reported; null for none. One that the backend does not name is
 * called so in words. Adds the bonus state to the store, for components that load late. Area: bonus.
 */
export function useActiveBonus(): UserBonus | null {
  const store = useStore();
  const t = useT();
  useLayoutEffect(() => addBonus(store), [store]);
  const active = useSelector((state: State) => bonusOf(state).active);
  return useMemo(() => active && { ...active, title: active.title || t('bonus.unnamed') }, [active, t]);
}
