import { useRef } from 'react';
import type { GameSummary } from '@/domain/game/game';
import { dropGames, keepGame } from '@/services/lobby/deviceGames';
import { useFavouritesQuery, useSetFavouriteMutation } from '@/services/lobby/favourites';
import { useAlert } from '@/hooks/useAlert';
import { useIsAuthenticated } from './useAuth';
import { useDeviceGames } from './useDeviceGames';
import { useT } from '@/hooks/useT';

/** Whether a game is a favourite, and how to toggle it; `busy` while the account is being updated. */
export type Favourite = { on: boolean; busy: boolean; toggle: () => void };

/**
 * Favourite state of a game: in the account for a player, on the device for a guest (GAME-03, GAME-04). A change shows
 * once the backend confirms it; clicks in between are ignored.
 */
export function useFavourite(game: GameSummary): Favourite {
  const t = useT();
  const alert = useAlert();
  const isAuthenticated = useIsAuthenticated();
  const kept = useDeviceGames('favourites');
  const { on: inAccount } = useFavouritesQuery(undefined, {
    skip: !isAuthenticated,
    // `data` would outlive the player's session.
    selectFromResult: ({ currentData }) => ({ on: currentData?.some(({ id }) => id === game.id) ?? false }),
  });
  const [set, { isLoading: busy }] = useSetFavouriteMutation();
  const running = useRef(false);

  const onDevice = kept.some(({ id }) => id === game.id);
  const toggleHere = () => {
    if (onDevice) return dropGames('favourites', [game.id]);
    keepGame('favourites', game);
    alert.success(t('lobby.favouriteKept'));
  };
  const toggleThere = async () => {
    if (running.current) return;
    running.current = true;
    const { error } = await set({ game, on: !inAccount, intent: crypto.randomUUID() });
    running.current = false;
    if (error) alert.error(t('lobby.favouriteFailed', { name: game.name }));
  };
  return isAuthenticated
    ? { on: inAccount, busy, toggle: () => void toggleThere() }
    : { on: onDevice, busy: false, toggle: toggleHere };
}
