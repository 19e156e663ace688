import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { VOLATILITIES } from '@/config/pages/lobbyParameters';
import type { Category, GameSummary } from '@/domain/game/game';
import { distinctRows, type GamesQuery } from '@/domain/lobby/lobby';
import { api, type Query } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { toIndexedGame } from './searchIndex';
import { bag, flag, isBag, number, oneIn, readAll, rowsOf, text, toId } from '@/services/http/parse';

export type GamesPage = { games: GameSummary[]; count: number };

/** Games per requested category, in the same order; `complete` is false when a category failed. */
export type GameRows = { rows: GameSummary[][]; complete: boolean };

/** Reads a game's list entry; null without id or name. */
export function toGameSummary(wire: unknown): GameSummary | null {
  const named = toIndexedGame(wire);
  if (named === null) return null;
  const game = bag(wire);
  const wideThumbnail = text(game.wideThumbnail);
  return {
    ...named,
    ...(wideThumbnail !== null && { wideThumbnail }),
    volatility: oneIn(VOLATILITIES, game.volatility),
    features: readAll(game.features, text),
    isNew: flag(game.isNew),
    demo: flag(game.demo),
    releaseDate: text(game.releaseDate) ?? '',
  };
}

export function toGamesPage(wire: unknown): GamesPage {
  const games = bag(bag(bag(wire).data).games);
  const rows = rowsOf(games.rows, toGameSummary);
  return { games: rows, count: Math.max(number(games.count) ?? 0, rows.length) };
}

export function toCategories(wire: unknown): Category[] {
  return rowsOf(bag(bag(wire).data).topCategoryList, (row) => {
    const { id, name, order, gameCount, icon } = isBag(row) ? row : { id: row };
    const slug = toId(id);
    return slug === null
      ? null
      : {
          id: slug,
          name: text(name) ?? slug,
          order: number(order) ?? 0,
          gameCount: number(gameCount),
          icon: text(icon),
        };
  }).sort((a, b) => a.order - b.order);
}

/**
 * The lobby's categories (spec §7). Called only while the server renders, since the call carries the system token
 * (OP-029). The caller logs a failure and continues with an empty list, as the specification requires.
 */
export const fetchCategories = async (http: HttpCall, locale: string): Promise<Category[]> =>
  toCategories(await http({ ...call(ENDPOINTS.categories), query: { locale } }));

const gamesQuery = (query: GamesQuery): Query<GamesPage> => ({
  ...call(ENDPOINTS.games),
  query,
  read: toGamesPage,
});

/** Rows ask for this many times their length, so that they are full without the games of the rows above. */
const SPARE = 2;

const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query<GamesPage, GamesQuery>({ query: gamesQuery }),
    /**
     * The first games of several categories, one call each, no game in more than one of them (L21); a failed category is
     * left empty unless all fail.
     */
    gameRows: build.query<GameRows, { categories: readonly string[]; limit: number }>({
      queryFn: async ({ categories, limit }, _api, _options, ask) => {
        const answers = await Promise.all(
          categories.map(async (category) => ask(gamesQuery({ category, pageNo: 1, limit: limit * SPARE }))),
        );
        const failure = answers.find(({ error }) => error)?.error;
        if (failure && answers.every(({ error }) => error)) return { error: failure };
        const rows = answers.map(({ data }) => (data as GamesPage | undefined)?.games ?? []);
        return { data: { rows: distinctRows(rows, limit), complete: failure === undefined } };
      },
    }),
  }),
});

export const { games: gamesEndpoint, gameRows: gameRowsEndpoint } = gamesApi.endpoints;
export const { useGamesQuery, useGameRowsQuery } = gamesApi;
