import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, minor } from '../../db/columns';

export const PAYMENT_STATUSES = [
  'open',
  /** The bank is challenging the cardholder. */
  'challenged',
  /** The bank has confirmed by PaReq and MD, and waits for the casino to submit them. */
  'proven',
  'pending',
  'succeeded',
  'failed',
  'returned',
  'declined',
  'cancelled',
] as const;

/** The payment provider's own data (outside/payments): its payments. The casino never reads it. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    /** A token, since it is part of provider URLs. */
    id: text('id').primaryKey(),
    /** The casino's reference for it. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['card', 'redirect', 'crypto'] }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** Where the player is sent back to; the site reads the outcome there from `met`. */
    returnTo: text('return_to').notNull(),
    methodName: text('method_name').notNull(),
    language: text('language').notNull(),
    /** Card brand and last four digits; no other card data is stored. */
    cardBrand: text('card_brand'),
    lastFour: text('last_four'),
    /** Data of the bank page or the blockchain. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Sequence number of the latest message about it. */
    sequence: integer('sequence').notNull().default(0),
    /** When a pending payment settles by itself; null if it does not. */
    settlesAt: instant('settles_at'),
    refunded: minor('refunded'),
    refundReason: text('refund_reason'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_payments_by_settling').on(table.settlesAt)],
);

/** The provider's outbox: messages to the casino, retried until acknowledged. */
export const providerOutbox = pgTable(
  'provider_outbox',
  {
    id: text('id').primaryKey(),
    payment: text('payment')
      .notNull()
      .references(() => providerPayments.id),
    sequence: integer('sequence').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('provider_outbox_one').on(table.payment, table.sequence),
    index('provider_outbox_by_due').on(table.deliveredAt, table.nextAttemptAt),
  ],
);

export type ProviderPayment = typeof providerPayments.$inferSelect;

export type OutboxMessage = typeof providerOutbox.$inferSelect;
