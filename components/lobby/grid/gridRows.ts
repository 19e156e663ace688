import type { GameSummary } from '@/domain/game/game';

/** Rows drawn beyond each edge of the screen. */
export const OVERSCAN = 4;

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

type Games = GridRows['games'];

/**
 * The games to draw now: those that are drawn, and so many new ones at most (`room`), the rest undefined. `isDrawn`
 * tells of an index whether its tile is there; the rows from index `first` on come before those above them.
 */
export function nextGames(wanted: Games, isDrawn: (index: number) => boolean, first: number, room: number): Games {
  const fresh = [...wanted.keys()].filter((index) => wanted[index] && !isDrawn(index));
  const later = new Set([...fresh.filter((at) => at >= first), ...fresh.filter((at) => at < first)].slice(room));
  return wanted.map((game, index) => (later.has(index) ? undefined : game));
}
