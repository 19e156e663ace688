import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

/** Which entries of the inbox a player has read. The entries themselves are what the other areas store. */
export const inboxReads = pgTable(
  'inbox_reads',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    entry: text('entry').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.entry] }), index('inbox_reads_by_age').on(table.readAt)],
);
