import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { GameSummary } from '@/domain/game/game';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { toGameSummary } from './games';
import { bag, rowsOf } from '@/services/http/parse';

const toGames = (wire: unknown): GameSummary[] => rowsOf(bag(bag(wire).data).games, toGameSummary);

const without = (games: readonly GameSummary[], game: GameSummary) => games.filter(({ id }) => id !== game.id);
const inFront = (games: readonly GameSummary[], game: GameSummary) => [game, ...without(games, game)];

/** `intent` is the idempotency key, one per press. */
type Change = { game: GameSummary; intent: string };
type Merge = { list: 'favourites' | 'recentGames'; games: readonly string[]; intent: string };

const MERGES = {
  favourites: ACCOUNT_ENDPOINTS.mergeFavourites,
  recentGames: ACCOUNT_ENDPOINTS.mergeRecentGames,
} as const;

const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's favourite games, latest first (GAME-03). */
    favourites: build.query<GameSummary[], void>({
      query: () => ({ ...call(ACCOUNT_ENDPOINTS.favourites), needsToken: true, read: toGames }),
      providesTags: [USER_TAG],
    }),
    /** The player's recently started games, latest first (GAME-03). */
    recentGames: build.query<GameSummary[], void>({
      query: () => ({ ...call(ACCOUNT_ENDPOINTS.recentGames), needsToken: true, read: toGames }),
      providesTags: [USER_TAG],
    }),
    /** Adds or removes a favourite; the list changes once the backend has confirmed it (GAME-04). */
    setFavourite: build.mutation<null, Change & { on: boolean }>({
      query: ({ game, on, intent }) => ({
        ...call(on ? ACCOUNT_ENDPOINTS.addFavourite : ACCOUNT_ENDPOINTS.removeFavourite),
        body: { game: game.id },
        needsToken: true,
        idempotencyKey: intent,
        read: () => null,
      }),
      onQueryStarted: async ({ game, on }, { dispatch, queryFulfilled }) => {
        const changed = (games: readonly GameSummary[]) => (on ? inFront(games, game) : without(games, game));
        await queryFulfilled.then(
          () => dispatch(favouritesApi.util.updateQueryData('favourites', undefined, changed)),
          // The answer may be lost although the change was made, so the list is refetched.
          () => dispatch(favouritesEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false })),
        );
      },
    }),
    /** Merges the device's games into one of the lists; returns the whole list. */
    mergeGames: build.mutation<GameSummary[], Merge>({
      query: ({ list, games, intent }) => ({
        ...call(MERGES[list]),
        body: { games },
        needsToken: true,
        idempotencyKey: intent,
        read: toGames,
      }),
      onQueryStarted: async ({ list }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(favouritesApi.util.upsertQueryData(list, undefined, data));
      },
    }),
  }),
});

/** Moves a started game to the front of the cached recent games. */
export const recentGameStarted = (game: GameSummary) =>
  favouritesApi.util.updateQueryData('recentGames', undefined, (games) => inFront(games, game));

export const {
  favourites: favouritesEndpoint,
  recentGames: recentGamesEndpoint,
  setFavourite: setFavouriteEndpoint,
  mergeGames: mergeGamesEndpoint,
} = favouritesApi.endpoints;
export const { useFavouritesQuery, useRecentGamesQuery, useSetFavouriteMutation } = favouritesApi;
