import type { GameSummary } from '@/domain/game/game';

/** Rows rendered beyond each edge of the viewport. */
export const OVERSCAN = 4;

/** What a grown list renders. */
export type GridRows = {
  /** Position of the first tile in the whole list. */
  from: number;
  /** The games from there; undefined while loading. */
  games: readonly (GameSummary | undefined)[];
  /** Height of the rows that are not rendered, in pixels. */
  before: number;
  after: number;
};

/** Whether both render the same. */
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
 * The games to render now: those already rendered and at most `room` new ones, the rest undefined. `isDrawn` tells
 * whether the tile at an index is rendered; new games from index `first` on come before those above it.
 */
export function nextGames(wanted: Games, isDrawn: (index: number) => boolean, first: number, room: number): Games {
  const fresh = [...wanted.keys()].filter((index) => wanted[index] && !isDrawn(index));
  const later = new Set([...fresh.filter((at) => at >= first), ...fresh.filter((at) => at < first)].slice(room));
  return wanted.map((game, index) => (later.has(index) ? undefined : game));
}
