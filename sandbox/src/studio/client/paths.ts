import { type CellWire, type WinWire } from '../rounds/wire';
import { element } from './frame/elements';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 100;

/** Through the centres of the cells that paid, not along the rest of the line. */
const pointsOf = (cells: readonly CellWire[]): string =>
  cells.map(({ reel, row }) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`).join(' ');

/** Draws the paid lines over the reels. */
export function drawPaths(wins: readonly WinWire[]): void {
  const drawn = wins.flatMap((win) => (win.kind === 'line' ? [pointsOf(win.cells)] : []));
  element('paths').replaceChildren(
    ...drawn.flatMap((points) =>
      ['under', 'over'].map((layer) => {
        const path = document.createElementNS(SVG, 'polyline');
        path.setAttribute('points', points);
        path.setAttribute('class', layer);
        return path;
      }),
    ),
  );
}
