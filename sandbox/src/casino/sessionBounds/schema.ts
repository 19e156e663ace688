import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';

/** What players set before a session of play: its longest time, and the most it may cost. Never changed. */
export const sessionBounds = pgTable(
  'session_bounds',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    minutes: integer('minutes').notNull(),
    amount: minor('amount').notNull(),
    setAt: instant('set_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('session_bounds_by_player').on(table.player, table.currency, table.setAt),
    check('session_bounds_positive', sql`${table.minutes} > 0 and ${table.amount} > 0`),
  ],
);
