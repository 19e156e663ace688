import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '../accounts/store/schema';
import { games } from '../games/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** The casino's record of a real-money play session: player, game, and the hashes of the studio's tokens. */
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
    /** The sign-in session it was opened in; no further stake is accepted once that has ended. */
    login: uuid('login').references(() => sessions.id, { onDelete: 'set null' }),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    /** Hash of the one-time token in the frame's URL. */
    launchHash: text('launch_hash').notNull().unique(),
    launchUntil: instant('launch_until').notNull(),
    /** Hash of the studio's wallet token; null until the launch is redeemed. Never the player's own session token. */
    walletHash: text('wallet_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Until then, the next stake (and only that one) may be a bonus buy: the player has confirmed it (GAME-11). */
    bonusBuyUntil: instant('bonus_buy_until'),
    /** The tab or device it was opened in, as the site names it; null where it does not. */
    tab: text('tab'),
    /** Version of the rules of game and market that the session is played by (markets/rulesVersion.ts). */
    rules: text('rules'),
    /** When the player went on in another place; no further stake is accepted from then on. */
    closedAt: instant('closed_at'),
  },
  (table) => [index('game_sessions_by_player').on(table.player, table.createdAt)],
);

/**
 * Studios' wallet requests: one row per transaction id, whatever its outcome, so that a retry gets the same answer. A
 * rollback that arrives before its debit is stored too, and makes the debit be refused.
 */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    /** Chosen by the studio. */
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
    /** Rollbacks only: the debit it reverses. */
    of: text('of'),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    /** Real-money balance before and after; equal when nothing was booked. */
    balanceBefore: minor('balance_before').notNull(),
    balanceAfter: minor('balance_after').notNull(),
    bonusBalance: minor('bonus_balance').notNull(),
    /** The part of the amount that was bonus money; the rest was real. */
    bonusPart: minor('bonus_part')
      .notNull()
      .default(sql`0`),
    /** The active bonus, and by how much its wager was reduced; restored by a rollback. */
    userBonus: uuid('user_bonus'),
    counted: minor('counted')
      .notNull()
      .default(sql`0`),
    /** A free stake, paid by a bonus. */
    isFreeSpin: boolean('is_free_spin').notNull().default(false),
    /** Whether the stake was a bonus buy, which bet limits do not count. */
    isBonusBuy: boolean('is_bonus_buy').notNull().default(false),
    /** By how much the remaining deposit wager was reduced; restored by a rollback. */
    wagered: minor('wagered').notNull(),
    outcome: text('outcome', { enum: ['booked', 'refused', 'nothing'] }).notNull(),
    /** A bet-limit code of specification §8, INSUFFICIENT_BALANCE and the like. */
    refusal: jsonb('refusal').$type<{ code: string; message: string; details?: Record<string, unknown> }>(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Bets at a live table only: when the result is out. Those of a game with the same one are bets on one draw. */
    settlesAt: instant('settles_at'),
    /**
     * When it counts as played, for cashbacks and days of play: at once, but a bet at a live table with the end of its
     * round. Null until then, and only then.
     */
    countsAt: instant('counts_at'),
  },
  (table) => [
    index('wallet_transactions_by_player').on(table.player, table.createdAt, table.id),
    index('wallet_transactions_by_count').on(table.player, table.countsAt),
    index('wallet_transactions_by_round').on(table.round),
    index('wallet_transactions_by_debit').on(table.of),
    index('wallet_transactions_wins')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'credit' and ${table.outcome} = 'booked' and ${table.amount} > 0`),
    index('wallet_transactions_by_game')
      .on(table.game, table.createdAt)
      .where(sql`${table.kind} = 'debit' and ${table.outcome} = 'booked'`),
    check('wallet_transactions_amount', sql`${table.amount} >= 0`),
  ],
);
