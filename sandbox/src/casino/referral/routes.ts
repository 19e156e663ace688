import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { spokenIn } from '../../http/languages';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { playerOf } from '../accounts/player';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { siteOriginOf } from '../../http/siteOrigin';
import { claimReferral } from './claim';
import { referralWire } from './referralWire';

/** GET referral, POST claim-referral. */
export function referralRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock, brandAt } = context;
  const siteAt = (request: FastifyRequest) => ({
    origin: siteOriginOf(request, context),
    settings: brandAt(request.host).settings,
  });

  serve(app, 'referral', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: { referral: await referralWire(db, account, siteAt(request), clock.now()) } };
  });

  serve(app, 'claimReferral', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const language = spokenIn(request.headers['accept-language']);
    refuseWhereBlocked(request, context, 'COUNTRY_BLOCKED');
    const write = { db, operation: `claimReferral ${account.id}`, request, now: clock.now() };
    return onceByKey(write, async (tx) => {
      const locked = await claimReferral(tx, { player: account.id, language, clock });
      return { data: { referral: await referralWire(tx, locked, siteAt(request), clock.now()) } };
    });
  });
}
