import { useMemo } from 'react';
import type { GameDetails } from '@/domain/game/game';
import { stakeable, type Stakeable } from '@/domain/game/stakeable';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useBalance } from '@/hooks/player/useBalance';

/** What the player can stake in a game by the casino's last answer; null until that is known, and for guests. */
export function useStakeable(game: GameDetails): Stakeable | null {
  const { wallet } = useBalance();
  const bonus = useActiveBonus();
  return useMemo(() => wallet && stakeable(wallet, bonus, game), [wallet, bonus, game]);
}
