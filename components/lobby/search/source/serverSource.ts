import { GAMES_SHOWN, POPULAR_SHOWN, type IndexedGame } from '@/domain/lobby/search/found';
import { foldedWords } from '@/domain/lobby/search/fold';
import { marksOf } from '@/domain/lobby/search/marks';
import type { GamesQuery } from '@/domain/lobby/lobby';
import type { SearchSource } from './searchSource';

/** A quicker typist than this asks the server once. */
const PAUSE_MS = 250;

type Ask = (query: GamesQuery) => Promise<{ games: readonly IndexedGame[]; count: number }>;

/** The search by the backend's own list of games, for browsers without workers: no typing errors, no providers. */
export function createServerSource(ask: Ask): SearchSource {
  let latest = 0;
  return {
    load: async () => (await ask({ pageNo: 1, limit: POPULAR_SHOWN })).games,
    find: async (query) => {
      const turn = ++latest;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // Somebody typed on: nobody waits for this answer any more.
      if (turn !== latest) return new Promise<never>(() => undefined);
      const { games, count } = await ask({ text: query, pageNo: 1, limit: GAMES_SHOWN });
      const words = foldedWords(query);
      return {
        query,
        games: games.map((game) => ({ game, marks: marksOf(game.name, words) })),
        studios: [],
        count,
        exact: true,
        near: [],
      };
    },
  };
}
