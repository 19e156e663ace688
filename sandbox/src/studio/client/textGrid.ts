import { element, write } from './elements';
import { type Grid } from './reels';

/** Keeps the table that stands for the reels in screen readers. */
export function writeGrid(grid: Grid, symbolName: (id: string) => string): void {
  element('grid')
    .querySelectorAll('tbody tr')
    .forEach((line, row) =>
      line.querySelectorAll('td').forEach((cell, reel) => write(cell, symbolName(grid[reel]?.[row] ?? ''))),
    );
}
