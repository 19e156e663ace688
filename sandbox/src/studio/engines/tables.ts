import { BACCARAT } from './baccarat/engine';
import { ROULETTE } from './roulette/engine';
import { type TableEngine } from './table/engine';

/** The rules of the live tables by kind of game. */
export const TABLE_ENGINES = {
  roulette: ROULETTE,
  baccarat: BACCARAT,
} as const satisfies Record<string, TableEngine>;

export type TableKind = keyof typeof TABLE_ENGINES;
