import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/store/schema';
import { instant, minor } from '../../../db/columns';
import { type Offer } from '../offers/offer';
import { sql } from 'drizzle-orm';

export const BONUS_STATUSES = ['available', 'activated', 'cancelled', 'completed', 'expired'] as const;

/**
 * Players' bonuses: one row per offer given or activated. The money itself is in the ledger; the amounts here are this
 * bonus's share of it and have to add up to it (ledger/check.ts).
 */
export const userBonuses = pgTable(
  'user_bonuses',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    /** Id of the offer (bonuses/offers). */
    offer: text('offer').notNull(),
    type: text('type', { enum: ['freespins', 'deposit', 'no_deposit', 'instant_cashback'] }).notNull(),
    status: text('status', { enum: BONUS_STATUSES }).notNull(),
    currency: text('currency').notNull(),
    /** The deposit that earned it, if any. */
    deposit: uuid('deposit'),
    depositAmount: minor('deposit_amount'),
    /** Bonus money granted at activation. */
    amount: minor('amount').notNull(),
    /** This bonus's share of the player's bonus purse. */
    balance: minor('balance').notNull(),
    freeSpins: integer('free_spins').notNull().default(0),
    freeSpinsLeft: integer('free_spins_left').notNull().default(0),
    freeSpinGame: text('free_spin_game'),
    freeSpinStake: minor('free_spin_stake'),
    /** Winnings of the free spins, boost included. */
    freeSpinWinnings: minor('free_spin_winnings').notNull(),
    /** In hundredths: 150 pays 1.5 times the win. */
    winBoost: integer('win_boost').notNull().default(100),
    wageringType: text('wagering_type', { enum: ['REAL_TO_FUN', 'REAL_MONEY_ONLY'] }).notNull(),
    wageringMultiplier: integer('wagering_multiplier').notNull(),
    /** Snapshot at grant time: percent of a stake that counts, by kind of game, and excluded games. */
    gameWeights: jsonb('game_weights').$type<Offer['gameWeights']>().notNull().default({}),
    excludedGames: jsonb('excluded_games').$type<readonly string[]>().notNull().default([]),
    /** Total wagering requirement, and how much of it is done. */
    wagerTotal: minor('wager_total').notNull(),
    wagered: minor('wagered').notNull(),
    maxBet: minor('max_bet'),
    maxWin: minor('max_win'),
    /** Real money paid out when it completed. */
    winnings: minor('winnings').notNull(),
    /** Bonus money removed when it ended any other way. */
    burned: minor('burned').notNull(),
    termsVersion: text('terms_version'),
    createdAt: instant('created_at').notNull(),
    /** Cashback only: start of the loss period, which ends at `createdAt`. */
    countedFrom: instant('counted_from'),
    activatedAt: instant('activated_at'),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('user_bonuses_by_player').on(table.player, table.createdAt),
    index('user_bonuses_by_offer').on(table.offer),
    index('user_bonuses_by_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('available', 'activated')`),
    uniqueIndex('user_bonuses_one_active')
      .on(table.player)
      .where(sql`${table.status} = 'activated'`),
    check(
      'user_bonuses_amounts',
      sql`${table.amount} >= 0 and ${table.balance} >= 0 and ${table.freeSpinsLeft} between 0 and ${table.freeSpins}
        and ${table.wagered} between 0 and ${table.wagerTotal}`,
    ),
  ],
);

/** Redeemed coupon codes: each once per player. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    code: text('code').notNull(),
    redeemedAt: instant('redeemed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.code] })],
);

export type UserBonusRow = typeof userBonuses.$inferSelect;
