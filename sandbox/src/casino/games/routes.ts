import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { countedStudios, gameById, type GameRow, gamesPage, similarGames, wholeCatalogue } from './gameStore';
import { type HttpContext } from '../../http/context';
import { languageCode } from '../../http/language';
import { gameDetails, gameSummary, indexEntry } from './gameWire';
import { serve } from '../../http/operation';
import { visitorOf } from '../../http/visitor';
import { marketIn } from '../markets/marketOf';
import { Refusal } from '../../http/refusal';

/** The catalogue only changes when the sandbox is restarted. */
const INDEX_LIFE = 'public, max-age=3600, stale-while-revalidate=86400';

/** The refusal for a game that is not in the catalogue; the wording is from spec §8. */
export const gameNotFound = () => new Refusal(404, 'GAME_NOT_FOUND', 'GAME NOT FOUND');

/**
 * GET games, games/{game} and related: the catalogue, filtered, sorted and paged; one game with its statistics and
 * similar games; the studios; the whole catalogue as the index for the search in the browser.
 */
export function gameRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, env, brandAt } = context;
  /** Whether live tables are left out, as the visitor's market says; launching one is refused by the player's. */
  const hidesLive = (request: FastifyRequest) =>
    !marketIn(brandAt(request.host), visitorOf(request, context).country).live;
  const isLive = ({ features }: GameRow) => features.includes('live');
  const find = async (request: FastifyRequest, id = ''): Promise<GameRow> => {
    const row = await gameById(db, id);
    if (!row || (isLive(row) && hidesLive(request))) throw gameNotFound();
    return row;
  };
  serve(app, 'games', async ({ query, request }) => {
    const { sort = 'popular', pageNo = 1, limit = 48, ...filter } = query;
    const { rows, count } = await gamesPage(db, { ...filter, sort, pageNo, limit, withoutLive: hidesLive(request) });
    return { data: { games: { rows: rows.map(gameSummary), count } } };
  });
  serve(app, 'game', async ({ path, request }) => {
    const locale = languageCode(request.headers['accept-language']);
    return { data: { game: gameDetails(await find(request, path.game), env.studioOrigin, locale) } };
  });
  serve(app, 'similarGames', async ({ path, request }) => {
    const similar = await similarGames(db, await find(request, path.game));
    const rows = hidesLive(request) ? similar.filter((row) => !isLive(row)) : similar;
    return { data: { games: rows.map(gameSummary) } };
  });
  serve(app, 'studios', async () => {
    const rows = (await countedStudios(db)).map((studio) => ({ ...studio, logo: null }));
    return { data: { studios: { rows, count: rows.length } } };
  });
  serve(app, 'searchIndex', async ({ request }, reply) => {
    const { version: whole, rows } = await wholeCatalogue(db);
    const hides = hidesLive(request);
    const version = hides ? `${whole}-n` : whole;
    void reply.headers({ 'cache-control': INDEX_LIFE, etag: `"${version}"` });
    const open = hides ? rows.filter(({ features }) => !features.includes('live')) : rows;
    return { data: { version, games: open.map(indexEntry) } };
  });
}
