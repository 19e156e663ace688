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
