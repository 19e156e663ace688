import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The content hash of each seeded part, to detect changed seed data. */
export const seeds = pgTable('seeds', {
  part: text('part').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: instant('seeded_at').notNull(),
});
