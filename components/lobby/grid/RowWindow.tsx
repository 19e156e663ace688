import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { OVERSCAN } from './gridRows';
import type { GridSize } from './useGridSize';

/** The rows of a grid to draw, from 0, both included. */
export type RowRange = { first: number; last: number };

/** `rows` is how many the grid has. */
export type RowWindowProps = { rows: number; size: GridSize; onRange: (range: RowRange) => void };

/** Tells which rows of a grid are near the screen. Draws nothing; loaded once a list grows longer than its first page. */
export function RowWindow({ rows, size: { rowHeight, top }, onRange }: RowWindowProps) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept beyond the render
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const items = virtual.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onRange({ first, last });
  }, [first, last, onRange]);
  return null;
}
