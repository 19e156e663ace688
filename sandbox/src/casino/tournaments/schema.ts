import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from '../accounts/store/schema';
import { instant, minor } from '../../db/columns';

/** The games that count for a tournament. */
export type Scope =
  | { of: 'all' }
  | { of: 'category'; category: string }
  | { of: 'studio'; studio: string }
  | { of: 'games'; games: readonly string[] };

/** Free spins for so many places after those that win money; `offer` is one of those for races. */
export type SpinPrize = { offer: string; places: number };

/** Tournaments and races of a brand. One is over at `endsAt`, and final once its results are stored. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['daily', 'weekly', 'weekend'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Staked money, the best multiplier, or the sum of the best multipliers. */
    metric: text('metric', { enum: ['wagered', 'multiplier', 'points'] }).notNull(),
    scope: jsonb('scope').$type<Scope>().notNull(),
    /** Whether the first stake enters the player, or the player does. */
    joining: text('joining', { enum: ['auto', 'hand'] }).notNull(),
    /** Prizes in euro, the first place first. */
    prizes: text('prizes').array().notNull(),
    freeSpins: jsonb('free_spins').$type<SpinPrize>(),
    /** When the results were stored; null before. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('tournaments_open')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
    index('tournaments_by_brand').on(table.brand, table.endsAt),
    check('tournaments_span', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Players in a tournament: their standing while it runs, then their result. */
export const tournamentEntries = pgTable(
  'tournament_entries',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    joinedAt: instant('joined_at').notNull(),
    /** Euro cents staked, or hundredths of multipliers. */
    score: bigint('score', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** When the score became what it is: of equal scores the earlier one is first. */
    reachedAt: instant('reached_at'),
    rounds: integer('rounds').notNull().default(0),
    /** Of the latest stake; a prize is paid in it. */
    currency: text('currency'),
    /** The result; null while it runs, and for players who are not ranked. */
    place: integer('place'),
    prize: minor('prize'),
    /** Id of the offer whose free spins are the prize. */
    prizeOffer: text('prize_offer'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.player] }),
    index('tournament_entries_ranked').on(table.tournament, table.score.desc(), table.reachedAt, table.player),
    index('tournament_entries_by_player').on(table.player),
    index('tournament_entries_unpaid')
      .on(table.tournament)
      .where(sql`(${table.prize} is not null or ${table.prizeOffer} is not null) and ${table.paidAt} is null`),
  ],
);

/** Rounds that count for a tournament; a round's id is that of its game session. A rolled back stake leaves. */
export const tournamentRounds = pgTable(
  'tournament_rounds',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    session: uuid('session').notNull(),
    round: text('round').notNull(),
    player: uuid('player')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    /** The whole stake, and the win once it is credited, in minor units of the currency. */
    stake: minor('stake').notNull(),
    win: minor('win')
      .notNull()
      .default(sql`0`),
    /** The real money of the stake, in euro cents. */
    wagered: bigint('wagered', { mode: 'bigint' }).notNull(),
    /** The win in hundredths of the stake; zero until it is credited. */
    multiplier: bigint('multiplier', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.session, table.round] }),
    index('tournament_rounds_best').on(table.tournament, table.player, table.multiplier.desc()),
    index('tournament_rounds_by_round').on(table.session, table.round),
  ],
);

export type TournamentRow = typeof tournaments.$inferSelect;
