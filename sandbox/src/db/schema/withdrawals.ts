import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../schema';
import { instant, minor } from './columns';

/** Where the money of a withdrawal is to go: the bank fields or the crypto fields (OP-080). */
export type Beneficiary = {
  beneficiaryName: string | null;
  beneficiaryAccountNumber: string | null;
  email: string | null;
  walletAddress: string | null;
  network: string | null;
};

/** What a withdrawal would cost and bring, as a player was shown it. Used up by the withdrawal that names it. */
export const withdrawalQuotes = pgTable(
  'withdrawal_quotes',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    networkFee: minor('network_fee').notNull(),
    fee: minor('fee').notNull(),
    receiveCurrency: text('receive_currency').notNull(),
    receiveAmount: minor('receive_amount').notNull(),
    beneficiary: jsonb('beneficiary').$type<Beneficiary>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('withdrawal_quotes_by_player').on(table.player, table.createdAt)],
);

/** The statuses of the specification (HIST-02) that a withdrawal goes through. */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'completed',
  'cancelled',
  'rejected',
  'failed',
] as const;

/** Withdrawals. The money leaves the player's wallet when one is asked for, and comes back whole unless it is paid. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    reference: text('reference').notNull().unique(),
    quote: uuid('quote')
      .unique()
      .references(() => withdrawalQuotes.id),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    networkFee: minor('network_fee').notNull(),
    fee: minor('fee').notNull(),
    receiveCurrency: text('receive_currency').notNull(),
    receiveAmount: minor('receive_amount').notNull(),
    beneficiary: jsonb('beneficiary').$type<Beneficiary>().notNull(),
    status: text('status', { enum: WITHDRAWAL_STATUSES }).notNull(),
    /** Why it was refused or failed, as the operator wrote it or as a code. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** When its next stage comes by itself; null once it has ended. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('withdrawals_by_player').on(table.player, table.createdAt),
    index('withdrawals_by_due').on(table.dueAt),
    check('withdrawals_amount', sql`${table.amount} > 0`),
  ],
);

export type WithdrawalQuote = typeof withdrawalQuotes.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
