import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../schema';
import { instant, minor } from './columns';

/** Limits that players set themselves; a row for each kind, period and currency that was ever set. */
export const limits = pgTable(
  'limits',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['deposit', 'bet', 'loss', 'maxBet'] }).notNull(),
    /** 0 daily, 1 weekly, 2 monthly (LIM-01). */
    period: integer('period').notNull(),
    currency: text('currency').notNull(),
    /** Null: no limit. */
    amount: minor('amount'),
    /** A raised limit waits: from then on `pendingAmount` holds, null for no limit. */
    pendingAmount: minor('pending_amount'),
    pendingFrom: instant('pending_from'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.kind, table.period, table.currency] }),
    check('limits_amount', sql`${table.amount} is null or ${table.amount} >= 0`),
  ],
);

/** Freezes and self-exclusions as they were asked for: the receipts. Never changed, never deleted. */
export const stops = pgTable(
  'stops',
  {
    id: uuid('id').primaryKey(),
    /** What stands on the receipt. */
    reference: text('reference').notNull().unique(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['freeze', 'self-exclusion'] }).notNull(),
    duration: text('duration').notNull(),
    from: instant('from').notNull(),
    /** Null: for ever. */
    until: instant('until'),
  },
  (table) => [index('stops_by_player').on(table.player, table.from)],
);

export type LimitRow = typeof limits.$inferSelect;
export type StopRow = typeof stops.$inferSelect;
