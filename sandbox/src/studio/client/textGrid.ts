import { element, write } from './frame/elements';
import { type Grid } from './reels';

/** Updates the table that represents the reels for screen readers. */
export function writeGrid(grid: Grid, symbolName: (id: string) => string): void {
  element('grid')
    .querySelectorAll('tbody tr')
    .forEach((line, row) =>
      line.querySelectorAll('td').forEach((cell, reel) => write(cell, symbolName(grid[reel]?.[row] ?? ''))),
    );
}
