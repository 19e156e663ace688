import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { OVERSCAN } from './gridRows';
import type { GridSize } from './useGridSize';

/** The rows to render, from 0, inclusive. */
export type RowRange = { first: number; last: number };

/** `rows` is the number of rows in the grid. */
export type RowWindowProps = { rows: number; size: GridSize; onRange: (range: RowRange) => void };

/** Reports which rows of a grid are near the viewport. Renders nothing; loaded once a list outgrows its first page. */
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
