import { type ThemeToken } from '../contract';
import { repeat, type Scene } from './ink';

/** Fill cycle of the wall of 12 × 7 hexagons: of nine, one glows, one is gold, the rest are dark to varying degrees. */
const WALL: readonly (readonly [hue: ThemeToken, share: number])[] = [
  ['accent', 90],
  ['on-hero', 2],
  ['on-hero', 3],
  ['on-hero', 10],
  ['on-hero', 7],
  ['on-hero', 10],
  ['on-hero', 7],
  ['reward', 55],
  ['on-hero', 2],
];
const COLUMNS = 12;
const ROWS = 7;
const SPARKS = 22;

/** Glowing hexagons and sparks. */
export const forge: Scene = {
  viewBox: '520 0 680 330',
  picture: (ink) => {
    const cell = (row: number, column: number) => {
      // Each row is offset by one in the cycle, so the glow runs diagonally.
      const [hue, share] = WALL[(column + row * (WALL.length - 1)) % WALL.length] ?? ['on-hero', 2];
      const x = 520 + column * 62 + (row % 2) * 31;
      return `<path d="M${x} ${row * 54 - 24}l30 17v34l-30 17l-30-17v-34z" fill="${ink.mix(hue, share, 'transparent')}"/>`;
    };
    const spark = (index: number) => {
      const [x, y] = [560 + ((index * 97) % 640), (index * 61) % 310];
      return `<rect width="${3 + (index % 3)}" height="${3 + (index % 3)}" transform="translate(${x} ${y}) rotate(45)" opacity="${(0.4 + (index % 5) * 0.12).toFixed(2)}"/>`;
    };
    return (
      `<g stroke="${ink.mix('on-hero', 14, 'transparent')}">` +
      repeat(ROWS, (row) => repeat(COLUMNS, (column) => cell(row, column))) +
      `</g><g fill="${ink('reward')}">${repeat(SPARKS, spark)}</g>`
    );
  },
  mark: (ink) =>
    `<path d="M16 2l12 7v14l-12 7-12-7V9z" fill="${ink('accent')}"/>` +
    `<path d="M9 12l3 9 4-6 4 6 3-9" fill="none" stroke="${ink('on-accent')}" stroke-width="3" stroke-linejoin="bevel"/>`,
};
