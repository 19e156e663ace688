import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type PAYMENT_STATUSES, type ProviderPayment, providerOutbox, providerPayments } from '../../db/schema/cashier';
import { type PaymentNews, type ProviderMessage } from './message';

type Status = (typeof PAYMENT_STATUSES)[number];

const ENDED: readonly Status[] = ['succeeded', 'failed', 'returned', 'declined', 'cancelled'];

/** Whether nothing happens to a payment any more. */
export const hasEnded = ({ status }: Pick<ProviderPayment, 'status'>): boolean => ENDED.includes(status);

/** Whether its payer can still do something: it is theirs to pay, and not too late. */
export const isPayable = ({ status, expiresAt }: Pick<ProviderPayment, 'status' | 'expiresAt'>, now: Date): boolean =>
  (status === 'open' || status === 'challenged') && expiresAt > now;

/** A payment by its id; null for none. */
export async function paymentById(db: Db, id: string): Promise<ProviderPayment | null> {
  const [row] = await db.select().from(providerPayments).where(eq(providerPayments.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockedPayment(tx: Db, id: string): Promise<ProviderPayment | null> {
  const [row] = await tx.select().from(providerPayments).where(eq(providerPayments.id, id)).for('update');
  return row ?? null;
}

/** What changes about a payment, and what the casino is told of it, one message for each piece of news. */
type Change = Partial<Omit<ProviderPayment, 'id' | 'reference' | 'sequence'>> & { news?: readonly PaymentNews[] };

/** Changes a locked payment and puts the messages about it into the outbox, in the same transaction. */
export async function changePayment(
  tx: Db,
  payment: ProviderPayment,
  { news = [], ...values }: Change,
  now: Date,
): Promise<ProviderPayment> {
  const sequence = payment.sequence + news.length;
  const [row] = await tx
    .update(providerPayments)
    .set({ ...values, sequence })
    .where(eq(providerPayments.id, payment.id))
    .returning();
  for (const [index, one] of news.entries()) {
    const body: ProviderMessage = {
      ...{ id: randomUUID(), payment: payment.id, reference: payment.reference },
      ...{ sequence: payment.sequence + index + 1, news: one },
    };
    await tx.insert(providerOutbox).values({
      ...{ id: body.id, payment: payment.id, sequence: body.sequence, body },
      ...{ createdAt: now, nextAttemptAt: now },
    });
  }
  return row!;
}
