import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { GameSummary } from '@/domain/game/game';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { keepGame } from '@/services/lobby/deviceGames';
import { recentGameStarted } from '@/services/lobby/favourites';
import { STORED, writeStored } from '@/services/browser/storage';
import type { Store } from '@/store/store';

/**
 * Puts a game that is being played first in the recently played games: in the cached list of the account, where the
 * backend has recorded the launch, or on a guest's device (GAME-03).
 */
export function useRemember(game: GameSummary, playing: boolean): void {
  const isAuthenticated = useIsAuthenticated();
  const dispatch = useDispatch<Store['dispatch']>();
  useEffect(() => {
    if (!playing) return;
    if (isAuthenticated) {
      dispatch(recentGameStarted(game));
      writeStored(STORED.ownRow, null);
    } else keepGame('recentGames', game);
  }, [playing, isAuthenticated, game, dispatch]);
}
