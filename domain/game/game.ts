import type { VOLATILITIES } from '@/config/pages/lobbyParameters';

/** A game as shown in lists. Wire shape and source: contract `GameSummary` (defined by this project, OP-036). */
export type GameSummary = {
  /** Slug: /casino/games/{id}. */
  id: string;
  name: string;
  studio: { id: string; name: string };
  /** Path relative to the assets address, may contain `{width}` and `{type}`; null without a picture. */
  thumbnail: string | null;
  /** A 16:10 picture without the name, for lists of live tables and the stage. */
  wideThumbnail?: string | null;
  /** Percent, up to two decimals. */
  returnToPlayer: number;
  /** Null where it is not known. */
  volatility: Volatility | null;
  features: readonly string[];
  isNew: boolean;
  /** Whether the studio offers demo play; the operator's settings apply as well. */
  demo: boolean;
  /** YYYY-MM-DD */
  releaseDate: string;
};

export type Volatility = (typeof VOLATILITIES)[number];

/** Game statistics (ENT-38). Bets are decimal strings in `currency`. */
export type GameStats = {
  name: string;
  returnToPlayer: number;
  /** Highest win as a multiple of the bet. */
  maxMultiplier: number;
  minBet: string;
  maxBet: string;
  currency: string;
  releaseDate: string;
  sort: number;
  /** Share of rounds with any win, in percent. */
  hitFrequency: number | null;
};

export type GameDetails = GameSummary & {
  stats: GameStats;
  /** The studio's rules and paytable page. */
  rulesUrl: string | null;
  restrictedCountries: readonly string[];
};

/** A lobby category, from get-full-category-list; `gameCount` is null where the backend does not say. */
export type Category = { id: string; name: string; order: number; gameCount: number | null; icon: string | null };

/** `logo` is a path relative to the assets address, null without one; `gameCount` as in a category. */
export type Studio = { id: string; name: string; logo: string | null; gameCount: number | null };
