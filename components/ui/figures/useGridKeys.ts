import { useState, type KeyboardEvent } from 'react';
import { gridStep, type Grid } from './gridStep';

/**
 * The keyboard of a grid (ARIA, layout grid): one tab stop, the `first` cell until another was focused, moved by the
 * arrow keys. `press` belongs to the grid; `stopAt` gives the props of the control in a cell.
 */
export function useGridKeys({ first, ...grid }: Grid & { first: number }) {
  const [reached, setReached] = useState<number | null>(null);
  const stop = Math.min(reached ?? first, grid.count - 1);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = gridStep(event.key, stop, grid);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="gridcell"] > *')[to]?.focus();
  };
  const stopAt = (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setReached(index) });
  return { press, stopAt };
}
