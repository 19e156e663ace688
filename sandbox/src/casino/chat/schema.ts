import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type AnswerOf } from '@/contract/wire';
import { instant } from '../../db/columns';
import { accounts } from '../accounts/store/schema';

/** Rooms that have been written in, one per brand and language. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    brand: text('brand').notNull(),
    room: text('room').notNull(),
    /** The number of the latest change; messages and deletions share one count without gaps. */
    last: integer('last').notNull().default(0),
    /** Seconds between two messages of a player; 0 for none. */
    slowSeconds: integer('slow_seconds').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.brand, table.room] })],
);

/** What a message shows besides its text. */
export type ChatShare = NonNullable<AnswerOf<'sendChatMessage'>['data']['message']['share']>;

/** Messages. A deleted one keeps its text for the operator, who may have to judge a report. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    room: text('room').notNull(),
    number: integer('number').notNull(),
    /** Null for a message of the operator's team. */
    player: uuid('player').references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The figures at the time they were shared. */
    share: jsonb('share').$type<ChatShare>(),
    createdAt: instant('created_at').notNull(),
    /** The number of the deletion; null while the message is there. */
    deletedNumber: integer('deleted_number'),
    deletedByTeam: boolean('deleted_by_team').notNull().default(false),
  },
  (table) => [
    unique('chat_messages_one_per_number').on(table.brand, table.room, table.number),
    index('chat_messages_by_deletion').on(table.brand, table.room, table.deletedNumber),
    index('chat_messages_by_player').on(table.player, table.createdAt),
    index('chat_messages_by_time').on(table.createdAt),
  ],
);

/** Players who may read but not write. */
export const chatMutes = pgTable('chat_mutes', {
  player: uuid('player')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Null for ever. */
  until: instant('until'),
  mutedAt: instant('muted_at').notNull(),
});

/** Players whose messages another player does not want to see. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: uuid('blocked')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.blocked] })],
);

/** Messages that players told the operator of: one report per player and message. */
export const chatReports = pgTable(
  'chat_reports',
  {
    message: uuid('message')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    reporter: uuid('reporter')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.message, table.reporter] })],
);

/** Words that a brand refuses, in the form in which messages are compared (words.ts). */
export const chatWords = pgTable(
  'chat_words',
  { brand: text('brand').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.word] })],
);
