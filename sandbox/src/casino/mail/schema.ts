import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

/** Messages to players, shown on the control panel and sent by SMTP where configured. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    problem: text('problem'),
  },
  (table) => [index('messages_by_age').on(table.createdAt), index('messages_by_account').on(table.accountId)],
);
