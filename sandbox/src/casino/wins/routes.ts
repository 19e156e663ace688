import { type FastifyInstance } from 'fastify';
import { gameById } from '../games/gameStore';
import { gameNotFound } from '../games/routes';
import { playerOf } from '../accounts/player';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { pulseOf } from './pulse';
import { winsOf } from './wins';

/** GET wins and games/{game}/pulse: what was really won, and what a game's last rounds paid back (ENG-06, W-16, W-17). */
export function winRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock, brandAt } = context;

  serve(app, 'wins', async ({ request, query: { list = 'all' } }) => {
    const player = list === 'my' ? (await playerOf(request, context)).account.id : null;
    const brand = brandAt(request.host).name;
    return { data: { wins: await winsOf(db, { brand, list, player, now: clock.now() }) } };
  });

  serve(app, 'gamePulse', async ({ request, path: { game = '' } }) => {
    if (!(await gameById(db, game))) throw gameNotFound();
    const brand = brandAt(request.host).name;
    return { data: { points: await pulseOf(db, { game, brand, now: clock.now() }) } };
  });
}
