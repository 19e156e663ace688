import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type PAYMENT_STATUSES, type ProviderPayment, providerOutbox, providerPayments } from './schema';
import { type PaymentNews, type ProviderMessage } from './message';

type Status = (typeof PAYMENT_STATUSES)[number];

const ENDED: readonly Status[] = ['succeeded', 'failed', 'returned', 'declined', 'cancelled'];

/** Whether a payment has reached a final status. */
export const hasEnded = ({ status }: Pick<ProviderPayment, 'status'>): boolean => ENDED.includes(status);

/** Whether the payer can still act on a payment. */
export const isPayable = ({ status, expiresAt }: Pick<ProviderPayment, 'status' | 'expiresAt'>, now: Date): boolean =>
  (status === 'open' || status === 'challenged') && expiresAt > now;

/** A payment by id; null for none. */
export async function paymentById(db: Db, id: string): Promise<ProviderPayment | null> {
  const [row] = await db.select().from(providerPayments).where(eq(providerPayments.id, id));
  return row ?? null;
}

/** A payment by id, locked until the transaction ends; null for none. */
export async function lockedPayment(tx: Db, id: string): Promise<ProviderPayment | null> {
  const [row] = await tx.select().from(providerPayments).where(eq(providerPayments.id, id)).for('update');
  return row ?? null;
}

/** Changes of a payment, and news for the casino, one message each. */
type Change = Partial<Omit<ProviderPayment, 'id' | 'reference' | 'sequence'>> & { news?: readonly PaymentNews[] };

/** Updates a locked payment and writes the messages about it to the outbox, in the same transaction. */
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
      id: randomUUID(),
      payment: payment.id,
      reference: payment.reference,
      sequence: payment.sequence + index + 1,
      news: one,
    };
    await tx.insert(providerOutbox).values({
      id: body.id,
      payment: payment.id,
      sequence: body.sequence,
      body,
      createdAt: now,
      nextAttemptAt: now,
    });
  }
  return row!;
}

/** The messages about a payment, in order. */
export async function messagesOf(db: Db, payment: string): Promise<ProviderMessage[]> {
  const rows = await db
    .select({ body: providerOutbox.body })
    .from(providerOutbox)
    .where(eq(providerOutbox.payment, payment))
    .orderBy(asc(providerOutbox.sequence));
  return rows.map(({ body }) => body as ProviderMessage);
}
