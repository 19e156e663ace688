import type { GameSummary } from '@/domain/game/game';
import type { Mark } from './marks';

/** A game in the search index. */
export type IndexedGame = Pick<GameSummary, 'id' | 'name' | 'studio' | 'thumbnail' | 'returnToPlayer'>;

/** A matching game, with the matching ranges of its name. */
export type FoundGame = { game: IndexedGame; marks: readonly Mark[] };

export type FoundStudio = { id: string; name: string; gameCount: number; marks: readonly Mark[] };

export type Found = {
  query: string;
  /** Closest first, truncated. */
  games: readonly FoundGame[];
  studios: readonly FoundStudio[];
  /** Total number of matching games. */
  count: number;
  /** False when only fuzzy matches were found. */
  exact: boolean;
  /** Suggestions when nothing matches: the games with the closest names. */
  near: readonly IndexedGame[];
};

/** Maximum games in the search results; a screen shows no more rows than this. */
export const GAMES_SHOWN = 8;
export const STUDIOS_SHOWN = 3;
/** Popular games shown while the search field is empty. */
export const POPULAR_SHOWN = 8;
