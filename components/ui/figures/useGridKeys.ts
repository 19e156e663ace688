import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { gridStep, type Grid } from './gridStep';

/**
 * The keyboard of a grid (ARIA, layout grid): one tab stop, the `first` cell until another was focused, moved by the
 * arrow keys. `keys` belongs to the grid; `tabIndexAt` gives the `tabIndex` of the control in a cell: a number, so that only
 * the cells that change are drawn again.
 */
export function useGridKeys({ first, ...grid }: Grid & { first: number }) {
  const [reached, setReached] = useState<number | null>(null);
  const stop = Math.min(reached ?? first, grid.count - 1);
  const cellsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[role="gridcell"] > *')];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = gridStep(event.key, stop, grid);
    if (to === null) return;
    event.preventDefault();
    cellsOf(event.currentTarget)[to]?.focus();
  };
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const index = cellsOf(currentTarget).indexOf(target);
    if (index >= 0) setReached(index);
  };
  return { keys: { onKeyDown, onFocus }, tabIndexAt: (index: number) => (index === stop ? 0 : -1) };
}
