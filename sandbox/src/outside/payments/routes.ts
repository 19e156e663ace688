import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ProviderPayment } from './schema';
import { sendPage } from '../shared/headers';
import { answerBank, challengeOf } from './charge';
import { chargeRoutes } from './chargeRoutes';
import { FRAME_SCRIPT } from './frameScript';
import { bankPage, cardPage, endPage, type Look, onwardPage, redirectPage } from './pages';
import { type Address, addressOf, type Form, type PaymentPages } from './paymentPages';
import { choose, type Outcome, OUTCOMES } from './provider';
import { isPayable, paymentById } from './store';
import { paymentCss } from './style';

/** How long a page waits for the messages to reach the casino before the browser continues. */
const HEARD_WITHIN_MS = 2_000;

/** The site's result modals by payment status (spec §1, `modal` and `met`). */
const MODALS: Readonly<Record<ProviderPayment['status'], string | null>> = {
  open: null,
  challenged: null,
  proven: 'deposit-3ds-success',
  pending: 'deposit-pending',
  succeeded: 'deposit-success',
  failed: 'deposit-failed',
  returned: 'deposit-return',
  declined: 'deposit-decline',
  cancelled: 'deposit-cancel',
};

/** The site's URL that a payment returns to. */
export function resultAddress(payment: ProviderPayment): string {
  const { status, returnTo, methodName, reference } = payment;
  const url = new URL(returnTo);
  const modal = MODALS[status];
  if (modal) url.searchParams.set('modal', modal);
  url.searchParams.set('met', methodName);
  url.searchParams.set('deposit', reference);
  const { paReq, md } = (status === 'proven' && challengeOf(payment)) || {};
  if (paReq && md) {
    url.searchParams.set('PaReq', paReq);
    url.searchParams.set('MD', md);
  }
  return url.href;
}

/**
 * The provider's pages below /payments/<payment>: the card form (card) and what it charges by (chargeRoutes.ts), the
 * bank's challenge in the frame (challenge) or top-level (bank), and the page of redirect methods (pay).
 */
export function paymentRoutes(app: FastifyInstance, context: PaymentPages): void {
  const { db, clock, origin, siteOrigins, outbox } = context;
  const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'not_found' });
  // With no-referrer, browsers would also omit the origin of form posts.
  const named = (reply: FastifyReply) => reply.header('referrer-policy', 'same-origin');
  const framed = (reply: FastifyReply, html: string) => sendPage(named(reply), { html, frameOrigins: siteOrigins });
  const alone = (reply: FastifyReply, html: string) => sendPage(named(reply), { html, formOrigins: siteOrigins });

  /** Delivers messages to the casino before the payer returns, up to a time limit. */
  const tellCasino = () =>
    Promise.race([outbox.flush().catch(() => {}), sleep(HEARD_WITHIN_MS, undefined, { ref: false })]);

  app.get('/payments/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT));
  app.get<{ Querystring: Look }>('/payments/pages.css', ({ query }, reply) =>
    reply.type('text/css; charset=utf-8').send(paymentCss(query)),
  );

  app.get<Address>('/payments/:id/card', async ({ params, query }, reply) => {
    const payment = await paymentById(db, params.id);
    if (payment?.kind !== 'card') return missing(reply);
    if (!isPayable(payment, clock.now())) return framed(reply, endPage(payment, query));
    if (payment.status === 'open') return framed(reply, cardPage(payment, query, clock.now()));
    return challengeOf(payment)?.by === 'pareq'
      ? framed(reply, onwardPage(payment, query, addressOf(origin, payment, 'bank')))
      : framed(reply, bankPage(payment, query));
  });

  /** The bank's challenge, framed at `challenge` and top-level at `bank`. */
  async function ask(request: FastifyRequest<Address>, reply: FastifyReply, by: 'creq' | 'pareq') {
    const payment = await paymentById(db, request.params.id);
    if (!payment || challengeOf(payment)?.by !== by) return missing(reply);
    const isPage = by === 'pareq';
    const send = isPage ? alone : framed;
    if (payment.status === 'challenged' && isPayable(payment, clock.now())) {
      return send(reply, bankPage(payment, request.query, { isPage }));
    }
    return isPage && MODALS[payment.status]
      ? reply.redirect(resultAddress(payment), 303)
      : send(reply, endPage(payment, request.query, isPage));
  }

  async function answer(request: FastifyRequest<Form>, reply: FastifyReply, by: 'creq' | 'pareq') {
    const { params, query, body, headers } = request;
    if (headers.origin !== origin) return reply.code(400).send({ error: 'invalid_request' });
    const code = body?.answer === 'confirm' ? String(body.code ?? '').trim() : null;
    const found = await paymentById(db, params.id);
    if (!found || challengeOf(found)?.by !== by) return missing(reply);
    const answered = await db.transaction((tx) => answerBank(tx, params.id, code, clock.now()));
    await tellCasino();
    const isPage = by === 'pareq';
    const send = isPage ? alone : framed;
    if (answered?.isWrongCode) return send(reply, bankPage(answered.payment, query, { isPage, isWrongCode: true }));
    const payment = answered?.payment ?? found;
    return isPage && MODALS[payment.status]
      ? reply.redirect(resultAddress(payment), 303)
      : send(reply, endPage(payment, query, isPage));
  }

  app.get<Address>('/payments/:id/challenge', (request, reply) => ask(request, reply, 'creq'));
  app.get<Address>('/payments/:id/bank', (request, reply) => ask(request, reply, 'pareq'));
  // The card page's URL accepts answers too, because in the frame the challenge replaces the card form.
  app.post<Form>('/payments/:id/card', (request, reply) => answer(request, reply, 'creq'));
  app.post<Form>('/payments/:id/challenge', (request, reply) => answer(request, reply, 'creq'));
  app.post<Form>('/payments/:id/bank', (request, reply) => answer(request, reply, 'pareq'));

  app.get<Address>('/payments/:id/pay', async ({ params, query }, reply) => {
    const payment = await paymentById(db, params.id);
    if (payment?.kind !== 'redirect') return missing(reply);
    if (payment.status !== 'open') return reply.redirect(resultAddress(payment), 303);
    if (!isPayable(payment, clock.now())) return alone(reply, endPage(payment, query, true));
    return alone(reply, redirectPage(payment, query));
  });

  app.post<Form>('/payments/:id/pay', async ({ params, body, headers }, reply) => {
    const outcome = OUTCOMES.find((one) => one === body?.outcome);
    if (headers.origin !== origin || !outcome) return reply.code(400).send({ error: 'invalid_request' });
    const payment = await db.transaction((tx) => choose(tx, params.id, outcome satisfies Outcome, clock.now()));
    if (!payment) return missing(reply);
    await tellCasino();
    return reply.redirect(resultAddress(payment), 303);
  });

  chargeRoutes(app, context, tellCasino);
}
