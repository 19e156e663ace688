import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '@/services/http/api';
import { deviceGames, dropGames } from '@/services/lobby/deviceGames';
import { mergeGamesEndpoint } from '@/services/lobby/favourites';
import type { State } from './store';

/**
 * Hands over to the account what this device kept for the guest who signs in: favourite games and those played lately. What
 * the backend has taken is gone from the device; what it has not stays for the next time. Nobody is told: nothing is lost.
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
