import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { GameSummary } from '@/domain/game/game';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { toGameSummary } from './games';
import { bag, rowsOf } from '@/services/http/parse';

const similarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Up to twelve similar games, most similar first. */
    similarGames: build.query<GameSummary[], { game: string }>({
      query: ({ game }) => ({
        ...call(ENDPOINTS.similarGames, { game }),
        read: (wire) => rowsOf(bag(bag(wire).data).games, toGameSummary),
        // Asked for a game that exists, so it is the call that does not.
        notFound: [],
      }),
    }),
  }),
});

export const { similarGames: similarGamesEndpoint } = similarApi.endpoints;
export const { useSimilarGamesQuery } = similarApi;
