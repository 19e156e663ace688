import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from '../schema';
import { instant, minor } from './columns';

/** Whose midnights a player's days have, by the first day on which a zone counts (OP-083). */
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

/** A line of a receipt: stakes of a game × edge × rate. Minor units as texts; edge and rate as exact decimals. */
export type ReceiptLine = {
  game: string;
  name: string;
  staked: string;
  houseEdge: string;
  rate: string;
  amount: string;
};

/** The day's net loss × percent, where that is above zero. */
export type ReceiptCashback = { ngr: string; percent: string; amount: string };

/** A cashback bonus that was added to the calendar: a net loss × percent. */
export type ReceiptAddition = ReceiptCashback;

/**
 * What a day of play gave back, written when the day is over and never changed afterwards but for `paidAt`. `day` is the day
 * it can be claimed from (canClaimDate); it was played on the day before.
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
    /** Instants between which it can be claimed: from the midnight that begins `day` to the one that ends the day after. */
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

/** Cashback bonuses on their way into the calendar: part of the day on which they were added. Once for each cause. */
export const calendarAdditions = pgTable(
  'calendar_additions',
  {
    /** What it came from: the id of a player's bonus. */
    cause: text('cause').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    ngr: minor('ngr').notNull(),
    /** An exact decimal, a factor. */
    percent: text('percent').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('calendar_additions_by_player').on(table.player, table.addedAt),
    check('calendar_additions_amount', sql`${table.amount} > 0`),
  ],
);

/** How far a player has come in the VIP club. Points are hundredths of an xp: a euro's worth staked is one xp. */
export const loyalty = pgTable('loyalty', {
  player: uuid('player')
    .primaryKey()
    .references(() => accounts.id),
  points: minor('points').notNull(),
  level: integer('level').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every change of a level, with what stood before and after. Never changed, never deleted. */
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
    /** What it came from, such as a round. */
    cause: text('cause').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('loyalty_changes_by_player').on(table.player, table.changedAt)],
);

export type RakebackDayRow = typeof rakebackDays.$inferSelect;
