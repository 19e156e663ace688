import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DATA_HEADERS } from '../shared/headers';
import { cardFaults, readCard } from './card';
import { challengeOf, charge } from './charge';
import { addressOf, type Form, type PaymentPages } from './paymentPages';

/**
 * The charge endpoint below /payments/<payment>/charge. Card data arrives only here, from the provider's page or the
 * site's own form, and is neither stored nor logged.
 */
export function chargeRoutes(app: FastifyInstance, context: PaymentPages, tellCasino: () => Promise<unknown>): void {
  const { db, clock, origin, siteOrigins, slowness } = context;

  /** CORS: only the sites and this origin may read the answer. */
  const admit = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const from = request.headers.origin ?? '';
    if (from !== origin && !siteOrigins.includes(from)) return false;
    void reply.headers({ 'access-control-allow-origin': from, vary: 'origin' });
    return true;
  };

  app.options('/payments/:id/charge', (request, reply) => {
    if (!admit(request, reply)) return reply.code(400).send({ error: 'invalid_request' });
    return reply
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' })
      .code(204)
      .send();
  });

  app.post<Form>('/payments/:id/charge', async (request, reply) => {
    void reply.headers(DATA_HEADERS);
    if (!admit(request, reply)) return reply.code(400).send({ error: 'invalid_request' });
    const card = readCard(request.body);
    const faults = cardFaults(card, clock.now());
    if (Object.keys(faults).length > 0) return reply.code(422).send({ error: 'invalid_card', faults });
    await sleep(slowness());
    const payment = await db.transaction((tx) => charge(tx, request.params.id, card, clock.now()));
    if (!payment) return reply.code(409).send({ error: 'not_payable' });
    await tellCasino();
    const asks = challengeOf(payment)?.by;
    if (!asks) return { data: { status: 'done' } };
    const url = addressOf(origin, payment, asks === 'pareq' ? 'card' : 'challenge');
    return { data: { status: 'challenge', url } };
  });
}
