import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

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

/** Deposit intents: one row for each attempt to pay. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    /** The reference a player quotes to support. */
    reference: text('reference').notNull().unique(),
    method: text('method').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: DEPOSIT_STATUSES }).notNull(),
    /** A deposit error code of specification §8. */
    failure: text('failure'),
    declineReason: text('decline_reason'),
    /** Amount booked to the ledger; null until then. */
    creditedAmount: minor('credited_amount'),
    /** Where the provider redirects the player to: origin and path of the site. */
    returnTo: text('return_to').notNull(),
    language: text('language').notNull(),
    providerPayment: text('provider_payment').unique(),
    /** Sequence number of the latest provider message applied; older ones are ignored. */
    providerSequence: integer('provider_sequence').notNull().default(0),
    /** Network, address and quote of a crypto deposit; parameters of a named sandbox situation. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Version of the rules of market and method it was asked for by (markets/rulesVersion.ts). */
    rules: text('rules'),
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

/** Verified messages received from the payment provider; each is applied once. */
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

export type DepositRow = typeof deposits.$inferSelect;
