import type { GameSummary } from '@/domain/game/game';
import type { Mark } from './marks';

/** A game as the search knows it. */
export type IndexedGame = Pick<GameSummary, 'id' | 'name' | 'studio' | 'thumbnail' | 'returnToPlayer'>;

/** A game that was found, and where its name says what was typed. */
export type FoundGame = { game: IndexedGame; marks: readonly Mark[] };

/** A provider that was found, with the number of its games. */
export type FoundStudio = { id: string; name: string; gameCount: number; marks: readonly Mark[] };

/** What a search found. */
export type Found = {
  /** The text that was asked for. */
  query: string;
  /** The nearest first; of many only the first. */
  games: readonly FoundGame[];
  studios: readonly FoundStudio[];
  /** How many games were found in all. */
  count: number;
  /** False when only games that are written nearly so were found. */
  exact: boolean;
  /** Nothing was found: the games whose names come nearest. */
  near: readonly IndexedGame[];
};

/** How many games a search shows; a screen draws no more rows than these. */
export const GAMES_SHOWN = 8;
/** How many providers stand beside them. */
export const STUDIOS_SHOWN = 3;
/** How many popular games stand under an empty field. */
export const POPULAR_SHOWN = 8;
