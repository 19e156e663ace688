import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';
import { sql } from 'drizzle-orm';

/** Periods of real-money play; session time and net result are counted from their start. */
export const playTimes = pgTable(
  'play_times',
  {
    id: uuid('id').primaryKey(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    startedAt: instant('started_at').notNull(),
    lastPlayedAt: instant('last_played_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    /** Null while it is running. It also ends after a time without play. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('play_times_by_player').on(table.player, table.startedAt),
    uniqueIndex('play_times_one_open')
      .on(table.player)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Players' own limits; one row per kind, period and currency ever set. */
export const limits = pgTable(
  'limits',
  {
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['deposit', 'bet', 'loss', 'maxBet'] }).notNull(),
    /** 0 daily, 1 weekly, 2 monthly (LIM-01). */
    period: integer('period').notNull(),
    currency: text('currency').notNull(),
    /** Null: no limit. */
    amount: minor('amount'),
    /** A raised limit takes effect later: `pendingAmount` (null for no limit) applies from then on. */
    pendingAmount: minor('pending_amount'),
    pendingFrom: instant('pending_from'),
    /** The raise holds only once the player confirms it, from `pendingFrom` on. */
    pendingConfirm: boolean('pending_confirm').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.kind, table.period, table.currency] }),
    check('limits_amount', sql`${table.amount} is null or ${table.amount} >= 0`),
  ],
);

/** Receipts of freezes and self-exclusions. Never deleted, and changed only by a lifting. */
export const stops = pgTable(
  'stops',
  {
    id: uuid('id').primaryKey(),
    /** Shown on the receipt. */
    reference: text('reference').notNull().unique(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['freeze', 'self-exclusion'] }).notNull(),
    duration: text('duration').notNull(),
    from: instant('from').notNull(),
    /** Null: permanent. */
    until: instant('until'),
    /** Whether a self-exclusion holds at all brands, for everybody's account of the same person. */
    allBrands: boolean('all_brands').notNull().default(false),
    /** The exclusion at another brand from which this one came. */
    origin: uuid('origin').references((): AnyPgColumn => stops.id),
    /** When the exclusion was lifted. */
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    index('stops_by_player').on(table.player, table.from),
    uniqueIndex('stops_once_per_origin').on(table.player, table.origin),
    index('stops_of_all_brands')
      .on(table.until)
      .where(sql`${table.allBrands} and ${table.liftedAt} is null`),
  ],
);

/** Requests to lift an exclusion: asked by the player, decided by the operator, done after the market's wait. */
export const liftings = pgTable(
  'liftings',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    /** The player's words, and the operator's. */
    why: text('why').notNull(),
    reason: text('reason'),
    outcome: text('outcome', { enum: ['granted', 'declined', 'cancelled'] }),
    decidedAt: instant('decided_at'),
    /** Of a granted one: not before then. */
    liftsAt: instant('lifts_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('liftings_by_player').on(table.player, table.askedAt),
    uniqueIndex('liftings_one_open')
      .on(table.player)
      .where(sql`${table.outcome} is null or (${table.outcome} = 'granted' and ${table.doneAt} is null)`),
  ],
);

export type LimitRow = typeof limits.$inferSelect;

export type LiftingRow = typeof liftings.$inferSelect;

export type StopRow = typeof stops.$inferSelect;
