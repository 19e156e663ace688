import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** Instants are stored with zone and read as Date; three decimals are what a Date carries. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** Amounts in minor units of the row's currency. */
const minor = (name: string) => bigint(name, { mode: 'bigint' });

/** Game studios. */
export const studios = pgTable('studios', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** The catalogue, written by the seed only. Figures are exact decimals; percentages stand as percent. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Name and studio in lower case without diacritics: what the text search looks into. */
    searchText: text('search_text').notNull(),
    studioId: text('studio_id')
      .notNull()
      .references(() => studios.id),
    returnToPlayer: numeric('return_to_player', { precision: 5, scale: 2 }).notNull(),
    volatility: text('volatility', { enum: ['low', 'medium', 'high'] }).notNull(),
    volatilityIndex: numeric('volatility_index', { precision: 10, scale: 2 }).notNull(),
    hitFrequency: numeric('hit_frequency', { precision: 5, scale: 2 }).notNull(),
    /** Highest win as a multiple of the bet. */
    maxMultiplier: numeric('max_multiplier', { precision: 12, scale: 2 }).notNull(),
    minBet: minor('min_bet').notNull(),
    maxBet: minor('max_bet').notNull(),
    currency: text('currency').notNull(),
    features: text('features').array().notNull(),
    /** Among the newest releases when the catalogue was written. */
    isNew: boolean('is_new').notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** Place in the order of popularity, 1 first. */
    sort: integer('sort').notNull(),
    restrictedCountries: text('restricted_countries').array().notNull(),
    /** False once the catalogue no longer holds the game; its sessions and rounds stay. */
    listed: boolean('listed').notNull(),
  },
  (table) => [index('games_by_sort').on(table.listed, table.sort)],
);

/** Which content a seeded part of the database came from, so that a changed catalogue is noticed. */
export const seeds = pgTable('seeds', {
  part: text('part').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: instant('seeded_at').notNull(),
});

/** A guest's demo play of one game. The session token is stored hashed and exists once the launch was redeemed. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    mode: text('mode', { enum: ['demo'] }).notNull(),
    currency: text('currency').notNull(),
    balance: minor('balance').notNull(),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How many rounds were played: the number of the latest one. */
    rounds: integer('rounds').notNull().default(0),
    lastRoundAt: instant('last_round_at'),
  },
  (table) => [
    index('play_sessions_by_expiry').on(table.expiresAt),
    check('play_sessions_balance', sql`${table.balance} >= 0`),
  ],
);

/** One-time tokens in launch addresses, stored hashed. */
export const launchTokens = pgTable(
  'launch_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('launch_tokens_by_session').on(table.sessionId)],
);

/** Every drawn round, never changed afterwards. One round per intent, and no two rounds of a session share a number. */
export const rounds = pgTable(
  'rounds',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    intent: text('intent').notNull(),
    stake: minor('stake').notNull(),
    win: minor('win').notNull(),
    balance: minor('balance').notNull(),
    outcome: jsonb('outcome').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('rounds_one_per_intent').on(table.sessionId, table.intent),
    unique('rounds_one_per_number').on(table.sessionId, table.number),
    check('rounds_amounts', sql`${table.stake} > 0 and ${table.win} >= 0 and ${table.balance} >= 0`),
  ],
);

/** Answers of writes, kept for a day so that a repeated key gets the same answer (contract: Idempotency-Key). */
export const idempotencyAnswers = pgTable(
  'idempotency_answers',
  {
    /** Hash of the key: the row alone opens nothing. */
    keyHash: text('key_hash').primaryKey(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    /** The answer's JSON, sealed with the key itself because answers may carry one-time tokens. */
    sealedAnswer: text('sealed_answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_answers_by_age').on(table.createdAt)],
);

/** Sessions of signed-in players; the socket admits nobody without one (accounts come with a later part). */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: text('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});
