import { and, eq, lte, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type ProviderPayment, providerPayments } from './schema';
import { newToken } from '../../base/tokens';
import { challengeOf, paid } from './charge';
import { type PaymentNews } from './message';
import { changePayment, hasEnded, isPayable, lockedPayment } from './store';

/** A payment requested by the casino; amounts in minor units. */
export type AskedPayment = Pick<
  ProviderPayment,
  'reference' | 'kind' | 'amount' | 'currency' | 'returnTo' | 'methodName' | 'language' | 'details' | 'expiresAt'
>;

/** Where the payer goes next: a frame or a redirect of the window. */
export type NextStep = { kind: 'frame' | 'redirect'; url: string; cardUrl?: string };

/**
 * The provider's API for the casino. Its payments are in the same database here, so a deposit and its payment are
 * stored in one transaction; all results come back as signed messages.
 */
export type PaymentProvider = {
  open(tx: Db, asked: AskedPayment, now: Date): Promise<string>;
  /** Null when there is no page: coins are sent from elsewhere. */
  nextStep(payment: { id: string; kind: ProviderPayment['kind']; language: string }): NextStep | null;
  /** Cancels a payment nobody has started to pay; answers whether it did. */
  cancel(tx: Db, id: string, now: Date): Promise<boolean>;
  /** Refunds the payer, once. */
  refund(tx: Db, id: string, amount: bigint, reason: string): Promise<void>;
  /** Submits the values issued by the bank page; answers whether a payment continued, which happens once. */
  confirmThreeDs(tx: Db, given: { paReq: string; md: string }, now: Date): Promise<boolean>;
};

/** The provider at an origin. */
export const createPaymentProvider = (origin: string): PaymentProvider => ({
  async open(tx, asked, now) {
    const id = newToken();
    await tx.insert(providerPayments).values({ ...asked, id, status: 'open', createdAt: now });
    return id;
  },

  nextStep({ id, kind, language }) {
    const page = (name: string) => `${origin}/payments/${id}/${name}`;
    switch (kind) {
      case 'card':
        return { kind: 'frame', url: `${page('card')}?locale=${language}`, cardUrl: page('charge') };
      case 'redirect':
        return { kind: 'redirect', url: page('pay') };
      case 'crypto':
        return null;
    }
  },

  async cancel(tx, id, now) {
    const payment = await lockedPayment(tx, id);
    if (payment?.status !== 'open') return false;
    await changePayment(tx, payment, { status: 'cancelled' }, now);
    return true;
  },

  async refund(tx, id, amount, reason) {
    await tx
      .update(providerPayments)
      .set({ refunded: amount, refundReason: reason })
      .where(and(eq(providerPayments.id, id), sql`${providerPayments.refunded} is null`));
  },

  async confirmThreeDs(tx, { paReq, md }, now) {
    const [found] = await tx
      .select({ id: providerPayments.id })
      .from(providerPayments)
      .where(sql`${providerPayments.details} #>> '{challenge,md}' = ${md}`);
    const payment = found && (await lockedPayment(tx, found.id));
    if (payment?.status !== 'proven' || payment.expiresAt <= now) return false;
    if (challengeOf(payment)?.paReq !== paReq) return false;
    await changePayment(tx, payment, { status: 'succeeded', news: [paid(payment)] }, now);
    return true;
  },
});

/** Possible outcomes of a payment, chosen by the payer on the page or on the control panel. */
export const OUTCOMES = ['success', 'failed', 'return', 'decline', 'cancel', 'pending'] as const;
export type Outcome = (typeof OUTCOMES)[number];

function changeFor(payment: ProviderPayment, outcome: Outcome) {
  switch (outcome) {
    case 'success':
      return { status: 'succeeded', news: [paid(payment)] } as const;
    case 'failed':
      return { status: 'failed', news: [{ type: 'failed', failure: 'TRANSACTION_FAILED' }] } as const;
    case 'return':
      return { status: 'returned', news: [{ type: 'returned' }] } as const;
    case 'decline':
      return { status: 'declined', news: [{ type: 'declined', reason: 'do_not_honor' }] } as const;
    case 'cancel':
      return { status: 'cancelled', news: [{ type: 'cancelled' }] } as const;
    case 'pending':
      return { status: 'pending', news: [{ type: 'pending' }] } as const;
  }
}

/** Ends a redirect payment as its payer chose; answers its current state, or null for another kind. */
export async function choose(tx: Db, id: string, outcome: Outcome, now: Date): Promise<ProviderPayment | null> {
  const payment = await lockedPayment(tx, id);
  if (payment?.kind !== 'redirect') return null;
  if (payment.status !== 'open' || !isPayable(payment, now)) return payment;
  const { status, news } = changeFor(payment, outcome);
  const begun: PaymentNews = { type: 'processing' };
  return changePayment(tx, payment, { status, news: [begun, ...news] }, now);
}

/** Settles an open payment from the control panel; false when it is over. Crypto succeeds only through the chain. */
export async function settle(tx: Db, id: string, outcome: Outcome, now: Date): Promise<boolean> {
  const payment = await lockedPayment(tx, id);
  if (!payment || hasEnded(payment) || (payment.kind === 'crypto' && outcome === 'success')) return false;
  await changePayment(tx, payment, { ...changeFor(payment, outcome), settlesAt: null }, now);
  return true;
}

/** Settles the pending payments that are due. */
export async function settleDue(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ id: providerPayments.id })
    .from(providerPayments)
    .where(lte(providerPayments.settlesAt, now));
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const payment = await lockedPayment(tx, id);
      if (payment?.status !== 'pending' || payment.settlesAt === null) return;
      const change = changeFor(payment, payment.details.then === 'decline' ? 'decline' : 'success');
      await changePayment(tx, payment, { ...change, settlesAt: null }, now);
    });
  }
}
