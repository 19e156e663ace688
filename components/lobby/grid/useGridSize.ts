import { useLayoutEffect, useState, type RefObject } from 'react';

/** A grid of equal tiles, in pixels: row height including the gap below, and distance from the page top. */
export type GridSize = { columns: number; rowHeight: number; top: number };

const same = (a: GridSize | null, b: GridSize) =>
  a !== null && a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** Measures a grid and its first tile, and again when its width changes. Null until there is something to measure. */
export function useGridSize(grid: RefObject<HTMLElement | null>): GridSize | null {
  const [size, setSize] = useState<GridSize | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const tile = element.firstElementChild?.getBoundingClientRect();
      if (!tile?.height) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const found = {
        columns: gridTemplateColumns.split(' ').length,
        rowHeight: tile.height + (parseFloat(rowGap) || 0),
        top: element.getBoundingClientRect().top + window.scrollY,
      };
      setSize((old) => (same(old, found) ? old : found));
    };
    measure();
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return size;
}
