import { type FastifyInstance } from 'fastify';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { refusalIn } from '../accounts/fields/refusals';
import { playerOf } from '../accounts/player';
import { lockedAccount } from '../accounts/store/accounts';
import { refuseExcluded } from '../protection/stop';
import { confirmBonusBuy } from './bonusBuy';

/** POST buy-bonus: confirms a bonus buy in the player's open game, once per Idempotency-Key. */
export function bonusBuyRoute(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  serve(app, 'buyBonus', async ({ request, body }) => {
    const player = (await playerOf(request, context)).account.id;
    return onceByKey({ db, operation: `buyBonus ${player}`, request, now: clock.now() }, async (tx) => {
      const account = await lockedAccount(tx, player);
      if (account) refuseExcluded(account, clock.now());
      if (!(await confirmBonusBuy(tx, clock, { player, game: body.game, session: body.sessionId })))
        throw refusalIn(request, 409, 'BONUS_BUY_UNAVAILABLE', 'bonusBuyUnavailable');
      return { data: { success: true } };
    });
  });
}
