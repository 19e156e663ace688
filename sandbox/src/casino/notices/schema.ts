import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

/** Which notices a player has answered. A notice itself follows from the market and the account. */
export const noticeAnswers = pgTable(
  'notice_answers',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    notice: text('notice').notNull(),
    answer: text('answer', { enum: ['acknowledged', 'declined'] }).notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.notice] })],
);

export type NoticeAnswer = (typeof noticeAnswers.$inferSelect)['answer'];
