import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minor } from '../../db/columns';
import { accounts } from '../accounts/store/schema';

export const studios = pgTable('studios', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** The catalogue, written only by the seed. Numbers are exact decimals; percentages are in percent. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Normalized name and studio (searchText.ts). */
    searchText: text('search_text').notNull(),
    studioId: text('studio_id')
      .notNull()
      .references(() => studios.id),
    returnToPlayer: numeric('return_to_player', { precision: 5, scale: 2 }).notNull(),
    volatility: text('volatility', { enum: ['low', 'medium', 'high'] }).notNull(),
    volatilityIndex: numeric('volatility_index', { precision: 10, scale: 2 }).notNull(),
    hitFrequency: numeric('hit_frequency', { precision: 5, scale: 2 }).notNull(),
    /** Maximum win as a multiple of the bet. */
    maxMultiplier: numeric('max_multiplier', { precision: 12, scale: 2 }).notNull(),
    minBet: minor('min_bet').notNull(),
    maxBet: minor('max_bet').notNull(),
    currency: text('currency').notNull(),
    features: text('features').array().notNull(),
    /** Among the newest releases when the catalogue was seeded. */
    isNew: boolean('is_new').notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** Popularity rank, 1 first. */
    sort: integer('sort').notNull(),
    restrictedCountries: text('restricted_countries').array().notNull(),
    /** False once the game has left the catalogue; its sessions and rounds stay. */
    listed: boolean('listed').notNull(),
  },
  (table) => [index('games_by_sort').on(table.listed, table.sort)],
);

export const favourites = pgTable(
  'favourites',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    addedAt: instant('added_at').notNull(),
    /** Order among favourites added at the same time, lowest first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    playedAt: instant('played_at').notNull(),
    /** Order among games with the same time, lowest first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** Key of the catalogue in the `seeds` table. */
export const CATALOGUE_PART = 'catalogue';
