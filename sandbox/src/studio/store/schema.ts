import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** Server seeds of the studio's dice: committed to by hash before a session's first roll, revealed once retired. */
export const diceSeeds = pgTable(
  'dice_seeds',
  {
    id: uuid('id').primaryKey(),
    session: uuid('session')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    serverSeed: text('server_seed').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** Of the next roll. */
    nonce: integer('nonce').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    revealedAt: instant('revealed_at'),
  },
  (table) => [
    uniqueIndex('dice_seeds_one_used')
      .on(table.session)
      .where(sql`${table.revealedAt} is null`),
  ],
);

/** Rounds of the live tables, shared by all players of a table. */
export const tableRounds = pgTable(
  'table_rounds',
  {
    id: uuid('id').primaryKey(),
    table: text('table').notNull(),
    /** Rounds of the table's length since the Unix epoch, so every process computes the same number. */
    number: integer('number').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** The pocket or the cards. Drawn with the row, committed to by `outcomeHash`, and secret until `closesAt`. */
    outcome: text('outcome').notNull(),
    /** Salt of `outcomeHash`, so that nobody can try all outcomes. */
    salt: text('salt').notNull(),
    outcomeHash: text('outcome_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('table_rounds_one').on(table.table, table.number)],
);

/** The studio's own data: a play session of one game. Its token exists, hashed, once the launch is redeemed. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').unique(),
    gameId: text('game_id').notNull(),
    mode: text('mode', { enum: ['demo', 'real'] }).notNull(),
    /** Real play only: the player, as the casino names them in every launch. */
    player: text('player'),
    currency: text('currency').notNull(),
    /** Demo: the credits. Real play: the last balance reported by the casino's wallet. */
    balance: minor('balance').notNull(),
    /** Real play only: the casino wallet token of this session (wallet/). */
    walletToken: text('wallet_token'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Number of rounds played, which is also the number of the latest one. */
    rounds: integer('rounds').notNull().default(0),
    lastRoundAt: instant('last_round_at'),
  },
  (table) => [
    index('play_sessions_by_expiry').on(table.expiresAt),
    index('play_sessions_by_player').on(table.player, table.gameId),
    check('play_sessions_balance', sql`${table.balance} >= 0`),
  ],
);

/** One-time tokens in launch URLs, stored hashed. */
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

/** A round only ever moves further down this list. */
export const ROUND_STATUSES = [
  /** Drawn and stored; not yet known whether the stake is debited. */
  'drawn',
  /** The stake is debited; not yet known whether the win is credited. */
  'debited',
  'settled',
  /** The casino refused the stake. */
  'refused',
  /** It is unknown whether the stake was debited; the rollback is in progress. */
  'rollingBack',
  'rolledBack',
] as const;

/** All drawn rounds; a drawn outcome never changes. One round per intent, and round numbers are unique per session. */
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
    /** Demo rounds are settled as soon as they are drawn, except at a live table. */
    status: text('status', { enum: ROUND_STATUSES }).notNull().default('settled'),
    /** Why the casino refused the stake: its error code, message and details. */
    refusal: jsonb('refusal').$type<{ code: string; message: string; details?: Record<string, unknown> }>(),
    /** Live tables only: when the result is out. Until then, the round stays debited and its win is secret. */
    settlesAt: instant('settles_at'),
    /**
     * Real play only: a special kind of stake. A free spin is paid by a bonus. A round played with a bonus is always
     * closed at the casino, even without a win.
     */
    special: text('special', { enum: ['freeSpin', 'withBonus', 'bonusBuy'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('rounds_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('drawn', 'debited', 'rollingBack')`),
    index('rounds_of_tables')
      .on(table.settlesAt)
      .where(sql`${table.settlesAt} is not null`),
    unique('rounds_one_per_intent').on(table.sessionId, table.intent),
    unique('rounds_one_per_number').on(table.sessionId, table.number),
    check('rounds_amounts', sql`${table.stake} > 0 and ${table.win} >= 0 and ${table.balance} >= 0`),
  ],
);
