import { type FastifyInstance } from 'fastify';
import { spokenIn } from '../../http/languages';
import { casinoHistoryPage, roundOf } from './casinoHistory';
import { boundPeriodOf, periodOf } from './period';
import { totalsOfPeriod } from './totals';
import { transactionsPage } from './transactions';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';

/**
 * GET transactions, casino-history, rounds and period-totals: a player's payments, rounds and results (HIST-01 to
 * HIST-04). Open to anyone with a session: also to excluded players, and from every country.
 */
export function historyRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  serve(app, 'transactions', async ({ request, query }) => {
    const { account } = await playerOf(request, context);
    const { type, status, pageNo = 1, limit = 20 } = query;
    const language = spokenIn(request.headers['accept-language']);
    const asked = { ...periodOf(query, language), type, status, pageNo, limit, language };
    return { data: { transactions: await transactionsPage(db, account.id, asked) } };
  });

  serve(app, 'casinoHistory', async ({ request, query }) => {
    const { account } = await playerOf(request, context);
    const { game, type, pageNo = 1, limit = 20 } = query;
    const days = periodOf(query, spokenIn(request.headers['accept-language']));
    return { data: { history: await casinoHistoryPage(db, account.id, { ...days, game, type, pageNo, limit }) } };
  });

  serve(app, 'round', async ({ request, path: { roundId = '' } }) => {
    const { account } = await playerOf(request, context);
    const round = await roundOf(db, account.id, roundId, clock.now());
    if (!round) throw refusalIn(request, 404, 'ROUND_NOT_FOUND', 'roundNotFound');
    return { data: { round } };
  });

  serve(app, 'periodTotals', async ({ request, query }) => {
    const { account } = await playerOf(request, context);
    const period = boundPeriodOf(query, clock.now(), spokenIn(request.headers['accept-language']));
    const whose = { player: account.id, currency: account.currencyCode ?? 'EUR' };
    return { data: await totalsOfPeriod(db, whose, period) };
  });
}
