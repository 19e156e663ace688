import { type SlotModel } from '../slots/model';
import { type ThemeFamily } from './families';
import { type GameFeature } from './features';
import { type Studio } from './studios';

export type Volatility = 'low' | 'medium' | 'high';

/** A game of the studio: its title, its rules and the figures that follow from them. */
export type CatalogueGame = {
  /** Address slug, e.g. `kraken-tides`. */
  id: string;
  name: string;
  studio: Studio;
  family: ThemeFamily;
  model: SlotModel;
  features: readonly GameFeature[];
  /** YYYY-MM-DD. Whether that is still new is for the reader's clock to say. */
  releaseDate: string;
  /** Currency of the limits; a demo session plays the same amounts in demo credits. */
  currency: 'EUR';
  /** Every stake the game takes, decimal strings from the least to the highest. */
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
