import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

/** Identity documents, requested by the operator or sent by the player. Files are stored in the data folder. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Label id (brand/documentLabels.ts). */
    label: text('label').notNull(),
    status: text('status', { enum: ['requested', 'pending', 'confirmed', 'rejected'] }).notNull(),
    /** Why it was requested or rejected, in the operator's words. */
    reason: text('reason'),
    /** The original file name; null until a file was uploaded. */
    fileName: text('file_name'),
    mediaType: text('media_type'),
    /** In bytes. */
    size: integer('size'),
    /** Random name of the file on disk, independent of the player's file name. */
    storedName: text('stored_name').unique(),
    createdAt: instant('created_at').notNull(),
    judgedAt: instant('judged_at'),
  },
  (table) => [index('documents_by_account').on(table.accountId)],
);
