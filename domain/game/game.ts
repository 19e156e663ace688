import type { VOLATILITIES } from '@/config/pages/lobbyParameters';

/** A game as lists show it. Wire shape and source: contract `GameSummary` (ours, OP-036). */
export type GameSummary = {
  /** Address slug: /casino/games/{id}. */
  id: string;
  name: string;
  studio: { id: string; name: string };
  /** Path below the assets address, maybe with `{width}` and `{type}` in it; null when the game has no picture. */
  thumbnail: string | null;
  /** Percent with up to two decimals. */
  returnToPlayer: number;
  volatility: Volatility;
  features: readonly string[];
  isNew: boolean;
  /** Whether the studio offers demo play at all; the operator's settings decide besides. */
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
  /** Share of rounds with any win, percent. */
  hitFrequency: number | null;
};

export type GameDetails = GameSummary & {
  stats: GameStats;
  /** The studio's own rules and paytable page. */
  rulesUrl: string | null;
  restrictedCountries: readonly string[];
};

/** A list of the lobby, from get-full-category-list. */
export type Category = { id: string; name: string; order: number; gameCount: number; icon: string | null };

/** A studio with the number of its games. `logo` is a path below the assets address, null when there is none. */
export type Studio = { id: string; name: string; logo: string | null; gameCount: number };
