import { type SlotModel } from '../engines/slots/model';
import { TABLE_ENGINES, type TableKind } from '../engines/tables';
import { type Pace } from '../engines/table/times';
import { type ThemeFamily } from './families';
import { type GameFeature } from './features';
import { type Studio } from './studios';

export type Volatility = 'low' | 'medium' | 'high';

/** Fields of every game: title, limits and the figures derived from its rules. */
export type GameSheet = {
  /** Address slug, e.g. `kraken-tides`. */
  id: string;
  name: string;
  studio: Studio;
  features: readonly GameFeature[];
  /** YYYY-MM-DD. Clients decide by their own clock whether that is still new. */
  releaseDate: string;
  /** Currency of the limits; a demo session plays the same amounts in demo credits. */
  currency: 'EUR';
  /** Every stake the game accepts, decimal strings in ascending order; for a table, its chips. */
  stakes: readonly string[];
  minBet: string;
  maxBet: string;
  /** Popularity rank, 1 is the most popular. */
  sort: number;
  /** ISO 3166-1 alpha-2. */
  restrictedCountries: readonly string[];
  /** Percent with two decimals. */
  returnToPlayer: number;
  /** Share of rounds that return anything, percent with two decimals. */
  hitFrequency: number;
  volatility: Volatility;
  /** Standard deviation of the win per unit staked, two decimals. */
  volatilityIndex: number;
  /** Highest win of a round as a multiple of the stake, with every free spin at its best. */
  maxMultiplier: number;
  /** Highest win of one stop of the reels as a multiple of the stake. */
  bestSpin: number;
};

/** The price of a slot's feature in stakes, and the return of a bought round in percent with two decimals. */
export type SoldFeature = { price: number; returned: number };

/** A slot with five reels; `buy` is null when its feature is not sold. */
export type SlotGame = GameSheet & { kind: 'slot'; family: ThemeFamily; model: SlotModel; buy: SoldFeature | null };

/** A dice game; `hue` (OKLCH) colours its page. */
export type DiceGame = GameSheet & { kind: 'dice'; hue: number };

/** A live table. */
export type TableGame = GameSheet & { kind: TableKind; pace: Pace };

export type CatalogueGame = SlotGame | DiceGame | TableGame;

/** Whether a game is a live table. */
export const isTable = (game: CatalogueGame): game is TableGame => game.kind in TABLE_ENGINES;
