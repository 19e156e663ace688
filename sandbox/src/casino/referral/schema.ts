import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';

/** The code of a player's link, and the currency in which all of the player's shares are counted. */
export const referralLinks = pgTable(
  'referral_links',
  {
    player: uuid('player')
      .primaryKey()
      .references(() => accounts.id),
    brand: text('brand').notNull(),
    code: text('code').notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('referral_links_one_per_code').on(table.brand, table.code)],
);

/** Visits by a link: one row per visitor and day. The hash differs by link and day, so that nobody can be followed. */
export const referralVisits = pgTable(
  'referral_visits',
  {
    referrer: uuid('referrer')
      .notNull()
      .references(() => accounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrer, table.day, table.visitorHash] })],
);

/** Accounts opened by a link. The terms are those of the day on which the account was opened. */
export const referrals = pgTable(
  'referrals',
  {
    friend: uuid('friend')
      .primaryKey()
      .references(() => accounts.id),
    referrer: uuid('referrer')
      .notNull()
      .references(() => accounts.id),
    /** The share in basis points. */
    rate: integer('rate').notNull(),
    /** Why this account earns the referrer nothing; null for one that counts. */
    reason: text('reason', { enum: ['self', 'household', 'duplicate'] }),
    joinedAt: instant('joined_at').notNull(),
    countsUntil: instant('counts_until').notNull(),
  },
  (table) => [index('referrals_by_referrer').on(table.referrer, table.joinedAt)],
);

/** Shares that were paid. `total` is the sum of all claims up to this one, which keeps an amount from being paid twice. */
export const referralClaims = pgTable(
  'referral_claims',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    total: minor('total').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    unique('referral_claims_once').on(table.player, table.total),
    index('referral_claims_by_player').on(table.player, table.claimedAt),
    check('referral_claims_amount', sql`${table.amount} > 0`),
  ],
);
