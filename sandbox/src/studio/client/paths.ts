import { type Payline } from '../../slots/model';
import { type WinWire } from '../wire';
import { element } from './elements';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 100;

const pointsOf = (line: Payline): string =>
  line.map((row, reel) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`).join(' ');

/** Draws the paid lines over the reels; ways and scatters have none. */
export function drawPaths(wins: readonly WinWire[], lines: readonly Payline[] | null): void {
  const drawn = wins.flatMap((win) => {
    const line = win.kind === 'line' ? lines?.[win.line - 1] : undefined;
    return line ? [line] : [];
  });
  element('paths').replaceChildren(
    ...drawn.flatMap((line) =>
      ['under', 'over'].map((layer) => {
        const path = document.createElementNS(SVG, 'polyline');
        path.setAttribute('points', pointsOf(line));
        path.setAttribute('class', layer);
        return path;
      }),
    ),
  );
}
