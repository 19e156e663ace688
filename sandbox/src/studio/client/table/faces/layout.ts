import { type Spot } from '../../../engines/roulette/bets';

/** A place on the horizontal layout, in cells: 14 across (zero, twelve streets, columns), 5 down. */
export type Place = { x: number; y: number; width: number; height: number };

const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'];

const cell = (x: number, y: number, width = 1, height = 1): Place => ({ x, y, width, height });

/** The cell of a number; 3 is above 2, which is above 1. */
const ofNumber = (pocket: number): Place =>
  pocket === 0 ? cell(0, 0, 1, 3) : cell(1 + Math.floor((pocket - 1) / 3), 2 - ((pocket - 1) % 3));

const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A point between cells, where the chips of an inside bet go. */
const point = (x: number, y: number): Place => cell(x, y, 0, 0);

/** Where the chips of a bet go. Straight and outside bets have a cell; the others have a point between cells. */
export function placeOf({ kind, id, pockets }: Spot): Place {
  const numbers = pockets.filter((pocket) => pocket > 0).map((pocket) => middle(ofNumber(pocket)));
  const across = mean(numbers.map(({ x }) => x));
  switch (kind) {
    case 'straight':
      return ofNumber(pockets[0] ?? 0);
    case 'dozen':
      return cell(1 + (Number(id.at(-1)) - 1) * 4, 3, 4);
    case 'column':
      return cell(13, 3 - Number(id.at(-1)));
    case 'street':
    case 'line':
      return point(across, 3);
    case 'trio':
    case 'first-four':
      return point(1, kind === 'trio' ? mean(numbers.map(({ y }) => y)) : 3);
    case 'split':
    case 'corner':
      return point(pockets.includes(0) ? 1 : across, mean(numbers.map(({ y }) => y)));
    default:
      return cell(1 + OUTSIDE.indexOf(kind) * 2, 4, 2);
  }
}

/** Whether a bet has its own cell rather than a point between cells. */
export const hasCell = ({ width }: Place): boolean => width > 0;

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The index of the nearest other place in a direction; null at the edge of the layout. */
export function neighbour(places: readonly Place[], from: number, direction: Direction): number | null {
  const centres = places.map(middle);
  const here = centres[from];
  if (!here) return null;
  let best: { at: number; far: number } | null = null;
  for (const [at, { x, y }] of centres.entries()) {
    const [dx, dy] = [x - here.x, y - here.y];
    const [ahead, aside] =
      direction === 'left' ? [-dx, dy] : direction === 'right' ? [dx, dy] : direction === 'up' ? [-dy, dx] : [dy, dx];
    if (ahead <= 0.01) continue;
    const far = ahead + Math.abs(aside) * 3;
    if (!best || far < best.far) best = { at, far };
  }
  return best?.at ?? null;
}
