import { type Payline } from '../../slots/model';
import { type WinWire } from '../wire';
import { element } from './elements';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 100;

/** Through the middle of the cells that paid, not of the rest of the line. */
const pointsOf = (line: Payline, count: number): string =>
  line
    .slice(0, count)
    .map((row, reel) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`)
    .join(' ');

/** Draws the paid lines over the reels; ways and scatters have none. */
export function drawPaths(wins: readonly WinWire[], lines: readonly Payline[] | null): void {
  const drawn = wins.flatMap((win) => {
    const line = win.kind === 'line' ? lines?.[win.line - 1] : undefined;
    return line ? [pointsOf(line, win.count)] : [];
  });
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
