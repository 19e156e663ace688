import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chunkAt } from '@/domain/lobby/endless';
import type { GameSummary } from '@/domain/game/game';
import { nextGames, OVERSCAN, sameRows, type GridRows } from './gridRows';
import type { RowRange } from './RowWindow';
import { gamesOf, type Chunks } from './useChunks';

/**
 * New tiles per frame: one row of a large screen. More would block scrolling during layout and image decoding: a
 * frame's commit waits until the compositor has decoded the pictures before it, 2 ms each, whatever `decoding` says.
 */
const NEW_IN_A_FRAME = 8;

type Shown = {
  games: readonly GameSummary[];
  start: number;
  brought: number;
  chunks: Chunks;
  /** The rows near the screen; null while the list is not longer than its page. */
  drawn: RowRange | null;
  /** The positions of those rows' games, `to` not included. */
  from: number;
  to: number;
  rowCount: number;
  columns: number;
  rowHeight: number;
  /** All new tiles in one frame: the scroll position is to be restored. */
  atOnce: boolean;
  /** The rows last passed to `onRows`. */
  rows: GridRows | null;
  onRows: (rows: GridRows | null) => void;
};

/** Passes on the rows to render, with a few new tiles per frame. */
export function useShownRows(list: Shown): void {
  const { games, start, brought, chunks, drawn, from, to, rowCount, columns, rowHeight, atOnce, rows, onRows } = list;
  // The rows on the screen, updated one frame after they were set.
  const [painted, setPainted] = useState(rows);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(rows)));
    return () => cancelAnimationFrame(frame);
  }, [rows]);

  const shown = useMemo((): GridRows | null => {
    if (!drawn) return null;
    const gameAt = (position: number): GameSummary | undefined => {
      if (position < brought) return games[position - start];
      const chunk = chunkAt(position, brought);
      return gamesOf(chunks, chunk.start)?.[position - chunk.start];
    };
    const isPainted = (position: number) =>
      painted ? painted.games[position - painted.from] !== undefined : position < brought;
    return {
      from,
      games: nextGames(
        Array.from({ length: to - from }, (_, index) => gameAt(from + index)),
        (index) => isPainted(from + index),
        drawn.first > 0 ? OVERSCAN * columns : 0,
        atOnce ? Infinity : NEW_IN_A_FRAME,
      ),
      before: Math.min(drawn.first, rowCount - 1) * rowHeight,
      after: Math.max(0, rowCount - 1 - drawn.last) * rowHeight,
    };
  }, [drawn, from, to, chunks, games, start, brought, rowCount, columns, rowHeight, painted, atOnce]);
  const told = useRef<GridRows | null>(null);
  useLayoutEffect(() => {
    if (sameRows(told.current, shown)) return;
    told.current = shown;
    // A transition per step, so that the page stays scrollable in between.
    if (atOnce) onRows(shown);
    else startTransition(() => onRows(shown));
  }, [onRows, shown, atOnce]);
}
