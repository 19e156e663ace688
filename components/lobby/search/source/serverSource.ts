import { GAMES_SHOWN, POPULAR_SHOWN, type IndexedGame } from '@/domain/lobby/search/found';
import { foldedWords } from '@/domain/lobby/search/fold';
import { marksOf } from '@/domain/lobby/search/marks';
import type { GamesQuery } from '@/domain/lobby/lobby';
import type { SearchSource } from './searchSource';

/** Debounce: one request per pause in typing. */
const PAUSE_MS = 250;

type Ask = (query: GamesQuery) => Promise<{ games: readonly IndexedGame[]; count: number }>;

/** Search through the backend's game list, for browsers without workers: no typing errors, no providers. */
export function createServerSource(ask: Ask): SearchSource {
  let latest = 0;
  return {
    load: async () => (await ask({ pageNo: 1, limit: POPULAR_SHOWN })).games,
    find: async (query) => {
      const turn = ++latest;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // A newer query has replaced this one, so this promise never settles.
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
