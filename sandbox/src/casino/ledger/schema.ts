import { boolean, check, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** The five values of a balance (spec §3, ENT-14), and the house accounts that offset them. */
export const PURSES = ['real', 'bonus', 'wager', 'deposit_wager', 'rollover'] as const;

export const HOUSE_PURSES = [
  'payments',
  /** Withdrawals requested but not yet paid. */
  'payouts',
  /** Withdrawal fees charged to players. */
  'fees',
  'games',
  'bonuses',
  'wager_owed',
  'deposit_wager_owed',
  'rollover_owed',
] as const;

/**
 * One account of the double-entry ledger: a purse of a player, or of the house (`player` is null). The balance is
 * stored next to its entries and verified by the checker. A player's purse never goes below zero.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player').references(() => accounts.id),
    purse: text('purse', { enum: [...PURSES, ...HOUSE_PURSES] }).notNull(),
    currency: text('currency').notNull(),
    balance: minor('balance').notNull(),
  },
  (table) => [
    unique('ledger_accounts_one').on(table.player, table.purse, table.currency).nullsNotDistinct(),
    check('ledger_accounts_player', sql`${table.player} is null or ${table.balance} >= 0`),
  ],
);

/** Postings: immutable, and at most one per key, so retries are safe. */
export const postings = pgTable(
  'postings',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    /** Hash of kind, reference and entries, to detect a different posting under the same key. */
    bodyHash: text('body_hash').notNull(),
    kind: text('kind').notNull(),
    /** What it refers to, such as the id of a deposit. */
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('postings_by_reference').on(table.reference)],
);

/** The entries of a posting; they sum to zero per currency. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    posting: uuid('posting')
      .notNull()
      .references(() => postings.id),
    account: uuid('account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minor('amount').notNull(),
    balanceAfter: minor('balance_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.posting, table.account] }),
    index('ledger_entries_by_account').on(table.account),
  ],
);

/** The currencies of a player's wallets. */
export const wallets = pgTable(
  'wallets',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.currency] }),
    uniqueIndex('wallets_one_active')
      .on(table.player)
      .where(sql`${table.isActive}`),
  ],
);
