import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { gameById, type GameRow } from './gameStore';
import {
  addFavourite,
  favouritesOf,
  mergeFavourites,
  mergeRecentGames,
  recentGamesOf,
  removeFavourite,
} from './playerGameStore';
import { type HttpContext } from '../../http/context';
import { gameSummary } from './gameWire';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { gameNotFound } from './routes';

const answer = (rows: readonly GameRow[]): AnswerOf<'favourites'> => ({ data: { games: rows.map(gameSummary) } });
const DONE: AnswerOf<'addFavourite'> = { data: { success: true } };

/**
 * Favourites and recently played games (GAME-03, GAME-04). All writes are idempotent, so they need no idempotency key.
 */
export function playerGameRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;
  const idOf = async (request: FastifyRequest) => (await playerOf(request, context)).account.id;

  serve(app, 'favourites', async ({ request }) => answer(await favouritesOf(db, await idOf(request))));
  serve(app, 'recentGames', async ({ request }) => answer(await recentGamesOf(db, await idOf(request))));

  serve(app, 'addFavourite', async ({ request, body }) => {
    const player = await idOf(request);
    const game = await gameById(db, body.game);
    if (!game) throw gameNotFound();
    await addFavourite(db, player, game.id, clock.now());
    return DONE;
  });
  serve(app, 'removeFavourite', async ({ request, body }) => {
    await removeFavourite(db, await idOf(request), body.game);
    return DONE;
  });
  serve(app, 'mergeFavourites', async ({ request, body }) => {
    const player = await idOf(request);
    await mergeFavourites(db, player, body.games, clock.now());
    return answer(await favouritesOf(db, player));
  });
  serve(app, 'mergeRecentGames', async ({ request, body }) => {
    const player = await idOf(request);
    await mergeRecentGames(db, player, body.games, clock.now());
    return answer(await recentGamesOf(db, player));
  });
}
