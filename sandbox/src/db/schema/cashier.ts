import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../schema';
import { instant, minor } from './columns';

export const DEPOSIT_STATUSES = [
  'created',
  'processing',
  'pending',
  'success',
  'failed',
  'returned',
  'declined',
  'cancelled',
] as const;

/** Deposits as intents: one row for each time a player meant to pay. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    /** What a player tells the support. */
    reference: text('reference').notNull().unique(),
    method: text('method').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: DEPOSIT_STATUSES }).notNull(),
    /** A deposit code of the specification §8. */
    failure: text('failure'),
    declineReason: text('decline_reason'),
    /** What was booked, once it was. */
    creditedAmount: minor('credited_amount'),
    /** Where the provider sends the player back to: origin and path of the site. */
    returnTo: text('return_to').notNull(),
    language: text('language').notNull(),
    /** The payment at the provider. */
    providerPayment: text('provider_payment').unique(),
    /** Number of the provider's latest message that counted: older ones come too late. */
    providerSequence: integer('provider_sequence').notNull().default(0),
    /** Network, address and quote of a crypto deposit; what a named situation of the sandbox asked for. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('deposits_by_player').on(table.player, table.createdAt),
    index('deposits_by_status').on(table.status, table.updatedAt),
    check('deposits_amount', sql`${table.amount} > 0`),
  ],
);

/** Messages of the payment provider that arrived and were signed by it: each counts once. */
export const providerMessages = pgTable(
  'provider_messages',
  {
    id: text('id').primaryKey(),
    payment: text('payment').notNull(),
    sequence: integer('sequence').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [unique('provider_messages_one').on(table.payment, table.sequence)],
);

export const PAYMENT_STATUSES = [
  'open',
  /** The bank asks its customer. */
  'challenged',
  /** The bank has said yes by PaReq and MD, and waits for the casino to bring them. */
  'proven',
  'pending',
  'succeeded',
  'failed',
  'returned',
  'declined',
  'cancelled',
] as const;

/** The payment provider's own side (outside/payments), which the casino never reads: its payments. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    /** A token: it stands in addresses of the provider. */
    id: text('id').primaryKey(),
    /** The casino's name for it, and its own deposit. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: ['card', 'redirect', 'crypto'] }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** Where the player goes back to, with what the site reads there as `met`. */
    returnTo: text('return_to').notNull(),
    methodName: text('method_name').notNull(),
    language: text('language').notNull(),
    /** All that is kept of a card. */
    cardBrand: text('card_brand'),
    lastFour: text('last_four'),
    /** What the bank page asks, or the chain shows. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Number of the latest message about it. */
    sequence: integer('sequence').notNull().default(0),
    /** A pending payment that settles by itself does so then. */
    settlesAt: instant('settles_at'),
    /** What went back to the payer, and why. */
    refunded: minor('refunded'),
    refundReason: text('refund_reason'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_payments_by_settling').on(table.settlesAt)],
);

/** The provider's outbox: messages to the casino, sent again until it says that it has them. */
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

export type DepositRow = typeof deposits.$inferSelect;
export type ProviderPayment = typeof providerPayments.$inferSelect;
export type OutboxMessage = typeof providerOutbox.$inferSelect;
