import { type FastifyInstance } from 'fastify';
import { gameById, gamesPage } from '../../db/games';
import { type BackendContext } from '../context';
import { gameDetails, gameSummary } from '../gameWire';
import { serve } from '../operation';
import { Refusal } from '../refusal';

/** The refusal for a game that is not in the catalogue; its wording is the specification's (spec §8). */
export const gameNotFound = () => new Refusal(404, 'GAME_NOT_FOUND', 'GAME NOT FOUND');

/** GET games and games/{game}: the catalogue, filtered, sorted and paged; one game with its figures. */
export function gameRoutes(app: FastifyInstance, { db, env }: BackendContext): void {
  serve(app, 'games', async ({ query }) => {
    const { sort = 'popular', pageNo = 1, limit = 48, ...filter } = query;
    const { rows, count } = await gamesPage(db, { ...filter, sort, pageNo, limit });
    return { data: { games: { rows: rows.map(gameSummary), count } } };
  });
  serve(app, 'game', async ({ path }) => {
    const row = await gameById(db, path.game ?? '');
    if (!row) throw gameNotFound();
    return { data: { game: gameDetails(row, env.studioOrigin) } };
  });
}
