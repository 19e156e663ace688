import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, games, playSessions, sessions } from '../schema';
import { instant, minor } from './columns';

/** Real play as the casino knows it: whose, of what, and with which tokens a studio may ask for it. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** The player's session it was opened in: nothing more is staked once that has ended. */
    login: uuid('login').references(() => sessions.id, { onDelete: 'set null' }),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    /** Of the one-time token in the address of the frame. */
    launchHash: text('launch_hash').notNull().unique(),
    launchUntil: instant('launch_until').notNull(),
    /** Of the token the studio got for it; null until then. Never the token of the player's own session. */
    walletHash: text('wallet_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Until when the next stake, and only that, may be a bonus buy: the player has confirmed it (GAME-11). */
    bonusBuyUntil: instant('bonus_buy_until'),
  },
  (table) => [index('game_sessions_by_player').on(table.player, table.createdAt)],
);

/**
 * What studios asked of the wallet: a row for each transaction they named, whatever came of it, so that a repeated one
 * gets the same answer. A rollback that comes before its debit leaves a row too, which refuses the debit.
 */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    /** The studio's own name for it. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['debit', 'credit', 'rollback'] }).notNull(),
    session: uuid('session')
      .notNull()
      .references(() => gameSessions.id),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    game: text('game').notNull(),
    round: text('round').notNull(),
    /** Of a rollback: the debit it takes back. */
    of: text('of'),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    /** Real money before and after, as it was booked; equal where nothing was booked. */
    balanceBefore: minor('balance_before').notNull(),
    balanceAfter: minor('balance_after').notNull(),
    bonusBalance: minor('bonus_balance').notNull(),
    /** Of the amount: what was bonus money. The rest was real. */
    bonusPart: minor('bonus_part')
      .notNull()
      .default(sql`0`),
    /** The bonus that was active, and what of its wager was lowered; given back with a rollback. */
    userBonus: uuid('user_bonus'),
    counted: minor('counted')
      .notNull()
      .default(sql`0`),
    /** A stake that cost nothing: a bonus paid it. */
    isFreeSpin: boolean('is_free_spin').notNull().default(false),
    /** Whether the round was bought: limits of bets do not count its stake. */
    isBonusBuy: boolean('is_bonus_buy').notNull().default(false),
    /** What is left of the deposit's wager was lowered by so much; given back with a rollback. */
    wagered: minor('wagered').notNull(),
    outcome: text('outcome', { enum: ['booked', 'refused', 'nothing'] }).notNull(),
    /** A bet-limit code of the specification §8, INSUFFICIENT_BALANCE and the like. */
    refusal: jsonb('refusal').$type<{ code: string; message: string; details?: Record<string, unknown> }>(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('wallet_transactions_by_player').on(table.player, table.createdAt, table.id),
    index('wallet_transactions_by_round').on(table.round),
    index('wallet_transactions_by_debit').on(table.of),
    check('wallet_transactions_amount', sql`${table.amount} >= 0`),
  ],
);

/** From the first round of real money to the end of play: what session time and net result are counted from. */
export const playTimes = pgTable(
  'play_times',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    startedAt: instant('started_at').notNull(),
    lastPlayedAt: instant('last_played_at').notNull(),
    /** When the player last said that the reality check was read. */
    acknowledgedAt: instant('acknowledged_at'),
    /** Null while it goes on; it also ends when nothing was played for a while. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('play_times_by_player').on(table.player, table.startedAt),
    uniqueIndex('play_times_one_open')
      .on(table.player)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The studio's dice: a seed per session, committed to by its hash before the first roll, told once it is no longer used. */
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

/** The rounds of the live table, shared by everybody at it: one every half minute. */
export const tableRounds = pgTable(
  'table_rounds',
  {
    id: uuid('id').primaryKey(),
    table: text('table').notNull(),
    /** Half minutes since 1970: the same for every process. */
    number: integer('number').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** Where the ball will fall. Drawn with the row, committed to by `pocketHash` and told to nobody before `closesAt`. */
    pocket: integer('pocket').notNull(),
    /** Random text that is hashed with the pocket, so that nobody can try all 37. */
    salt: text('salt').notNull(),
    pocketHash: text('pocket_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('table_rounds_one').on(table.table, table.number)],
);
