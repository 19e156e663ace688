import { type SlotModel } from '../slots/model';
import { type ThemeFamily } from './families';
import { type GameFeature } from './features';
import { type Studio } from './studios';

export type Volatility = 'low' | 'medium' | 'high';

/** What is said of every game: its title, its limits and the figures that follow from its rules. */
export type GameSheet = {
  /** Address slug, e.g. `kraken-tides`. */
  id: string;
  name: string;
  studio: Studio;
  features: readonly GameFeature[];
  /** YYYY-MM-DD. Whether that is still new is for the reader's clock to say. */
  releaseDate: string;
  /** Currency of the limits; a demo session plays the same amounts in demo credits. */
  currency: 'EUR';
  /** Every stake the game takes, decimal strings from the least to the highest; the chips of a table. */
  stakes: readonly string[];
  minBet: string;
  maxBet: string;
  /** Popularity rank, 1 the most popular. */
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
  /** Highest win of a round as a multiple of the stake, every free spin at its best. */
  maxMultiplier: number;
  /** Highest win of one stop of the reels as a multiple of the stake. */
  bestSpin: number;
};

/** What a slot's feature costs, in stakes, and what a bought round returns of that, percent with two decimals. */
export type SoldFeature = { price: number; returned: number };

/** A game of five reels; `buy` is null where its feature is not sold. */
export type SlotGame = GameSheet & { kind: 'slot'; family: ThemeFamily; model: SlotModel; buy: SoldFeature | null };

/** A game of one roll, and the hue (OKLCH) its page stands in. */
export type DiceGame = GameSheet & { kind: 'dice'; hue: number };

/** A live table of roulette, one for everybody. */
export type RouletteGame = GameSheet & { kind: 'roulette' };

/** A game of the studio. */
export type CatalogueGame = SlotGame | DiceGame | RouletteGame;
