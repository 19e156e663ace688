import { type ThemeToken } from '../contract';
import { type Ink, repeat, type Scene } from './ink';

/** A ring of nine petals: length, hue and its share, from the outermost in. */
type Ring = { length: number; hue: ThemeToken; share: number };

const RINGS: readonly Ring[] = [
  { length: 230, hue: 'second', share: 80 },
  { length: 196, hue: 'accent', share: 76 },
  { length: 160, hue: 'reward', share: 66 },
  { length: 122, hue: 'second', share: 54 },
  { length: 84, hue: 'accent', share: 52 },
];

/** A petal of that length, pointing up from 0,0. */
function petal(length: number): string {
  const [waist, hip, shoulder] = [0.34, 0.3, 0.82].map((part) => Math.round(part * length));
  return `M0 0C-${waist} -${waist} -${hip} -${shoulder} 0 -${length}C${hip} -${shoulder} ${waist} -${waist} 0 0Z`;
}

const ring = ({ length, hue, share }: Ring, index: number, ink: Ink) =>
  `<g fill="${ink.mix(hue, share, ink('hero-b'))}" opacity="${(0.42 + index * 0.09).toFixed(2)}">` +
  repeat(9, (turn) => `<path d="${petal(length)}" transform="rotate(${index * 20 + turn * 40})"/>`) +
  '</g>';

const MARK = [
  [16, 9],
  [22.6, 14],
  [20, 22],
  [12, 22],
  [9.4, 14],
] as const;

/** A single open flower. */
export const petals: Scene = {
  viewBox: '520 0 680 330',
  picture: (ink) =>
    `<g transform="translate(880 170)">${RINGS.map((row, index) => ring(row, index, ink)).join('')}` +
    `<circle r="26" fill="${ink.mix('reward', 80, ink.light)}"/></g>`,
  mark: (ink) =>
    `<g fill="${ink('accent')}">${MARK.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`).join('')}</g>` +
    `<circle cx="16" cy="16" r="4.5" fill="${ink('bg')}"/>`,
};
