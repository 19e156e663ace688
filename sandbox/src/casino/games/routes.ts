import { type FastifyInstance } from 'fastify';
import { countedStudios, gameById, type GameRow, gamesPage, similarGames, wholeCatalogue } from './gameStore';
import { type HttpContext } from '../../http/context';
import { languageCode } from '../../http/language';
import { gameDetails, gameSummary, indexEntry } from './gameWire';
import { serve } from '../../http/operation';
import { Refusal } from '../../http/refusal';

/** The catalogue only changes when the sandbox is restarted. */
const INDEX_LIFE = 'public, max-age=3600, stale-while-revalidate=86400';

/** The refusal for a game that is not in the catalogue; the wording is from spec §8. */
export const gameNotFound = () => new Refusal(404, 'GAME_NOT_FOUND', 'GAME NOT FOUND');

/**
 * GET games, games/{game} and related: the catalogue, filtered, sorted and paged; one game with its statistics and
 * similar games; the studios; the whole catalogue as the index for the search in the browser.
 */
export function gameRoutes(app: FastifyInstance, { db, env }: HttpContext): void {
  const find = async (id = ''): Promise<GameRow> => {
    const row = await gameById(db, id);
    if (!row) throw gameNotFound();
    return row;
  };
  serve(app, 'games', async ({ query }) => {
    const { sort = 'popular', pageNo = 1, limit = 48, ...filter } = query;
    const { rows, count } = await gamesPage(db, { ...filter, sort, pageNo, limit });
    return { data: { games: { rows: rows.map(gameSummary), count } } };
  });
  serve(app, 'game', async ({ path, request }) => {
    const locale = languageCode(request.headers['accept-language']);
    return { data: { game: gameDetails(await find(path.game), env.studioOrigin, locale) } };
  });
  serve(app, 'similarGames', async ({ path }) => {
    const rows = await similarGames(db, await find(path.game));
    return { data: { games: rows.map(gameSummary) } };
  });
  serve(app, 'studios', async () => {
    const rows = (await countedStudios(db)).map((studio) => ({ ...studio, logo: null }));
    return { data: { studios: { rows, count: rows.length } } };
  });
  serve(app, 'searchIndex', async (_call, reply) => {
    const { version, rows } = await wholeCatalogue(db);
    void reply.headers({ 'cache-control': INDEX_LIFE, etag: `"${version}"` });
    return { data: { version, games: rows.map(indexEntry) } };
  });
}
