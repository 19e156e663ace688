import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

/** Changes of an e-mail address: each waits for two links, and none is deleted, since the inbox tells of it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address at the time of asking: the links prove only that one. */
    oldKey: text('old_key').notNull(),
    email: text('email').notNull(),
    /** Hashes of the links' tokens; the old one is null where the account had no address of its own. */
    oldTokenHash: text('old_token_hash').unique(),
    newTokenHash: text('new_token_hash').notNull().unique(),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    doneAt: instant('done_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [index('email_changes_by_account').on(table.accountId, table.requestedAt)],
);

/** What players ask for about their account: a copy of their data, or to close it. */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['copy', 'closing'] }).notNull(),
    reference: text('reference').notNull().unique(),
    askedAt: instant('asked_at').notNull(),
    /** Of a copy: when it is ready, and when that was told. */
    readyAt: instant('ready_at'),
    toldAt: instant('told_at'),
    /** Of a closing. */
    outcome: text('outcome', { enum: ['closed', 'declined', 'cancelled'] }),
    decidedAt: instant('decided_at'),
    /** The player's words, and the operator's. */
    why: text('why'),
    reason: text('reason'),
  },
  (table) => [index('account_requests_by_account').on(table.accountId, table.kind, table.askedAt)],
);
