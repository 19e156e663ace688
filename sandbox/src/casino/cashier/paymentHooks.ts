import { type FastifyInstance } from 'fastify';
import { takeMessage } from './settle';
import { type ProviderMessage } from '../../outside/payments/message';
import { isSigned, SIGNATURE_HEADER } from '../../base/signature';
import { needsVerifiedEmail } from '../bonuses/verifiedEmail';
import { wagerMultiplierOf } from './wager';
import { marketOf } from '../markets/marketOf';
import { type CashierContext } from './context';

/** Webhook path of the payment provider. Not reachable through the site, whose host forwards only /api. */
export const PAYMENT_HOOK = '/hooks/payments';

/**
 * POST /hooks/payments: the payment provider's webhook. A message with a missing, wrong or outdated signature gets 401;
 * any other gets 200 once it is stored, whether it changed anything or not.
 */
export function paymentHookRoutes(app: FastifyInstance, context: CashierContext): void {
  const { db, clock, payments, playerEvents } = context;
  if (!payments) return;
  const { provider, secret } = payments;
  void app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: string }>(PAYMENT_HOOK, async ({ body, headers }, reply) => {
      const now = clock.now();
      if (!isSigned(secret, body, headers[SIGNATURE_HEADER], now)) {
        return reply.code(401).send({ code: 'UNSIGNED', message: 'This message is not signed by the provider' });
      }
      const message = JSON.parse(body) as ProviderMessage;
      const failed = await takeMessage(db, message, {
        provider,
        now,
        needsVerifiedEmail: (brand) => needsVerifiedEmail(context.brandAt(`${brand}.localhost`)),
        marketOf: (account) => marketOf(context, account),
        wagerMultiplierOf: (brand) => wagerMultiplierOf(context.brandAt(`${brand}.localhost`)),
      });
      if (failed) playerEvents.tell(failed.player, { name: 'failedDeposit', payload: { method: failed.method } });
      return { received: true };
    });
  });
}
