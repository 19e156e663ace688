import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Saved answers of writes, kept for a day so that a repeated key gets the same answer (contract: Idempotency-Key). */
export const idempotencyAnswers = pgTable(
  'idempotency_answers',
  {
    /** Only a hash: the row alone cannot decrypt the answer. */
    keyHash: text('key_hash').primaryKey(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    /** The answer's JSON, encrypted with the key itself because answers may carry one-time tokens. */
    sealedAnswer: text('sealed_answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_answers_by_age').on(table.createdAt)],
);
