import { and, eq } from 'drizzle-orm';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type HttpContext } from '../../http/context';
import { spokenIn } from '../../http/languages';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { playerOf } from '../accounts/player';
import { lockedAccount } from '../accounts/store/accounts';
import { refuseExcluded, refuseFrozen } from '../protection/stop';
import { enterTournament } from './enter';
import { tournamentEnded, tournamentNotFound } from './refusals';
import { type TournamentRow, tournaments } from './schema';
import { ownStanding, type Told, tournamentDetail, tournamentList } from './wire';

/** GET the tournaments, one of them, and the player's own standing; POST join-tournament. */
export function tournamentRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;
  const told = (request: FastifyRequest): Told => ({
    db,
    brand: context.brandAt(request.host),
    language: spokenIn(request.headers['accept-language']),
    now: clock.now(),
  });

  async function tournamentAt({ brand, language }: Told, id: string): Promise<TournamentRow> {
    const [row] = await db
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, id), eq(tournaments.brand, brand.name)));
    if (!row) throw tournamentNotFound(language);
    return row;
  }

  serve(app, 'tournaments', async ({ request, query }) => ({
    data: { tournaments: await tournamentList(told(request), query.game) },
  }));

  serve(app, 'tournament', async ({ request, path }) => {
    const to = told(request);
    return { data: await tournamentDetail(to, await tournamentAt(to, path.tournament!)) };
  });

  serve(app, 'tournamentStanding', async ({ request, path }) => {
    const { account } = await playerOf(request, context);
    const to = told(request);
    return { data: await ownStanding(to, await tournamentAt(to, path.tournament!), account.id) };
  });

  serve(app, 'joinTournament', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const to = told(request);
    refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
    const { id } = await tournamentAt(to, body.tournament);
    const write = { db, operation: `joinTournament ${account.id}`, request, now: clock.now() };
    return onceByKey(write, async (tx) => {
      const locked = (await lockedAccount(tx, account.id))!;
      const now = clock.now();
      refuseExcluded(locked, now);
      refuseFrozen(locked, now);
      if (!(await enterTournament(tx, id, account.id, now))) throw tournamentEnded(to.language);
      return { data: { success: true as const } };
    });
  });
}
