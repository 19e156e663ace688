import type { GameSummary } from '@/domain/game/game';

/** What a grown list draws of itself. */
export type GridRows = {
  /** The position of the first tile, over the whole list. */
  from: number;
  /** The games from there; undefined for one that is on its way. */
  games: readonly (GameSummary | undefined)[];
  /** The place of the rows that are not drawn, in pixels. */
  before: number;
  after: number;
};

/** Whether two are the same on the screen. */
export const sameRows = (a: GridRows | null, b: GridRows | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.from === b.from &&
    a.before === b.before &&
    a.after === b.after &&
    a.games.length === b.games.length &&
    a.games.every((game, index) => game === b.games[index]));
