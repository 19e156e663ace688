import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** Daily bonuses opened: one per day of the player. */
export const dailyBonuses = pgTable(
  'daily_bonuses',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.day] })],
);

/** The time zone of a player's days, by the first day on which it applies (OP-083). */
export const accountZones = pgTable(
  'account_zones',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    from: date('from', { mode: 'string' }).notNull(),
    zone: text('zone').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.from] })],
);

/** A receipt line: stakes × house edge × rate of a game. Amounts in minor units as text; others exact decimals. */
export type ReceiptLine = {
  game: string;
  name: string;
  staked: string;
  houseEdge: string;
  rate: string;
  amount: string;
};

/** Cashback on the day's net loss, where that is above zero. */
export type ReceiptCashback = { ngr: string; percent: string; amount: string };

/** A cashback bonus added to the calendar: net loss × percent. */
export type ReceiptAddition = ReceiptCashback;

/**
 * Rakeback of one day of play, written when the day is over and never changed afterwards except for `paidAt`. `day` is
 * the first day it can be claimed on (canClaimDate); the play was on the day before.
 */
export const rakebackDays = pgTable(
  'rakeback_days',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    zone: text('zone').notNull(),
    amount: minor('amount').notNull(),
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    cashback: jsonb('cashback').$type<ReceiptCashback>(),
    added: jsonb('added').$type<ReceiptAddition[]>().notNull().default([]),
    /** Claim period: from the midnight that starts `day` to the end of the following day. */
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    closedAt: instant('closed_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    unique('rakeback_days_one').on(table.player, table.day, table.currency),
    check('rakeback_days_amount', sql`${table.amount} >= 0`),
  ],
);

/**
 * Cashback bonuses waiting to be paid through the calendar, as part of the day on which they were added. One per cause.
 */
export const calendarAdditions = pgTable(
  'calendar_additions',
  {
    /** The id of the player's bonus it comes from. */
    cause: text('cause').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    ngr: minor('ngr').notNull(),
    /** A factor, as an exact decimal. */
    percent: text('percent').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('calendar_additions_by_player').on(table.player, table.addedAt),
    check('calendar_additions_amount', sql`${table.amount} > 0`),
  ],
);

/** VIP club progress. Points are hundredths of an xp; staking the worth of one euro earns one xp. */
export const loyalty = pgTable('loyalty', {
  player: uuid('player')
    .primaryKey()
    .references(() => accounts.id),
  points: minor('points').notNull(),
  level: integer('level').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Log of level changes, with the values before and after. Never changed, never deleted. */
export const loyaltyChanges = pgTable(
  'loyalty_changes',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    levelBefore: integer('level_before').notNull(),
    levelAfter: integer('level_after').notNull(),
    pointsBefore: minor('points_before').notNull(),
    pointsAfter: minor('points_after').notNull(),
    /** What caused it, such as a round. */
    cause: text('cause').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('loyalty_changes_by_player').on(table.player, table.changedAt)],
);

export type RakebackDayRow = typeof rakebackDays.$inferSelect;
