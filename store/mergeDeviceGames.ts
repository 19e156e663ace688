import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '@/services/http/api';
import { deviceGames, dropGames } from '@/services/lobby/deviceGames';
import { mergeGamesEndpoint } from '@/services/lobby/favourites';
import type { State } from './store';

/**
 * Moves the guest's favourite and recent games from this device to the account at sign-in. What the backend has
 * accepted is removed from the device; the rest stays for the next time. A failure is not reported, since nothing is
 * lost.
 */
export const mergeDeviceGames = (): ThunkAction<Promise<void>, State, Extra, UnknownAction> => async (dispatch) => {
  await Promise.all(
    (['favourites', 'recentGames'] as const).map(async (list) => {
      const games = deviceGames(list).map(({ id }) => id);
      if (games.length === 0) return;
      const merge = mergeGamesEndpoint.initiate({ list, games, intent: crypto.randomUUID() }, { track: false });
      const { error } = await dispatch(merge);
      if (!error) dropGames(list, games);
    }),
  );
};
