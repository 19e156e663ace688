import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { spokenIn } from '../../http/languages';
import { changeAccount, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { rewardRefusal } from '../rewards/refusals';
import { preferencesWire } from '../profile/userWire';
import { changeZone } from '../rewards/zones';
import { marketOf } from '../markets/marketOf';
import { acknowledge } from './acknowledge';
import { playSessionWire } from './playSession';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { type PlayerEvents } from '../socket/playerEvents';
import { playerOf } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';

/**
 * GET play-session; POST acknowledge-reality-check; PUT preferences, which replaces the given ones and keeps the rest.
 */
export function playSessionRoutes(app: FastifyInstance, context: HttpContext & { playerEvents: PlayerEvents }): void {
  const { db, clock, playerEvents } = context;

  /** Throws VALIDATION for an unknown zone, TIME_ZONE_LOCKED (details: from) within a week of the last change. */
  async function setZone(tx: Db, request: FastifyRequest, player: string, name: string): Promise<void> {
    const changed = await changeZone(tx, { player, name, now: clock.now() });
    if (changed === null) {
      throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { timeZone: 'must be the IANA name of a zone' });
    }
    if (!('lockedUntil' in changed)) return;
    const language = spokenIn(request.headers['accept-language']);
    throw rewardRefusal('TIME_ZONE_LOCKED', language, { from: changed.lockedUntil });
  }

  serve(app, 'playSession', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: await playSessionWire(db, account, marketOf(context, account), clock.now()) };
  });

  serve(app, 'acknowledgeRealityCheck', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const operation = `acknowledgeRealityCheck ${account.id}`;
    return onceByKey({ db, operation, request, now: clock.now() }, async (tx) => {
      await lockedAccount(tx, account.id);
      await acknowledge(tx, account, marketOf(context, account), clock.now());
      return { data: { success: true as const } };
    });
  });

  serve(app, 'setPreferences', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const answer = await db.transaction(async (tx) => {
      const { preferences: before } = (await lockedAccount(tx, account.id)) ?? account;
      const { timeZone, newsletter, ...switches } = body;
      if (timeZone !== undefined) await setZone(tx, request, account.id, timeZone);
      const preferences = { ...before, ...switches };
      const wanted = newsletter ? clock.now() : null;
      // One box of the sign-up form asks for both kinds of news.
      const news = newsletter === undefined ? {} : { newsLetterAt: wanted, subscribedAt: wanted };
      const changed = await changeAccount(tx, account.id, { preferences, ...news });
      return { data: { preferences: await preferencesWire(tx, typeof changed === 'string' ? account : changed) } };
    });
    // A name that is hidden from now on stands in the lists of others until they read them again.
    if (body.ghostMode !== undefined) playerEvents.winsChanged();
    return answer;
  });
}
