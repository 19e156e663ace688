import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** Payout destination: the bank fields or the crypto fields (OP-080). */
export type Beneficiary = {
  beneficiaryName: string | null;
  beneficiaryAccountNumber: string | null;
  email: string | null;
  walletAddress: string | null;
  network: string | null;
};

/** Withdrawal quotes: fees and payout as shown to the player. Consumed by the withdrawal that refers to it. */
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

/** The withdrawal statuses of the specification (HIST-02). */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'completed',
  'cancelled',
  'rejected',
  'failed',
] as const;

/** Withdrawals. The money leaves the player's wallet on request, and returns in full unless it is paid. */
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
    /** Version of the rules of market and fees it was asked for by (markets/rulesVersion.ts). */
    rules: text('rules'),
    /** Why it was rejected or failed: the operator's text or a code. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** When its next status change is due automatically; null once it has ended. */
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
