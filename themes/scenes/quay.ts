import { type ThemeToken } from '../contract';
import { type Ink, type Scene } from './ink';

/** A house: position, size, gable, and the token of its colour. */
type House = { x: number; wide: number; high: number; gable: Gable; hue: ThemeToken };
type Gable = 'bell' | 'steps' | 'point' | 'dome';

const WATER = 240;
const HOUSES: readonly House[] = [
  { x: 560, wide: 70, high: 84, gable: 'bell', hue: 'second' },
  { x: 631, wide: 58, high: 121, gable: 'steps', hue: 'reward' },
  { x: 690, wide: 74, high: 98, gable: 'dome', hue: 'info' },
  { x: 765, wide: 62, high: 112, gable: 'steps', hue: 'danger' },
  { x: 828, wide: 56, high: 90, gable: 'point', hue: 'reward' },
  { x: 885, wide: 84, high: 118, gable: 'dome', hue: 'success' },
  { x: 970, wide: 60, high: 128, gable: 'steps', hue: 'accent' },
  { x: 1031, wide: 72, high: 108, gable: 'point', hue: 'danger' },
  { x: 1104, wide: 64, high: 92, gable: 'bell', hue: 'second' },
  { x: 1169, wide: 60, high: 120, gable: 'steps', hue: 'info' },
];

/** Path of a gable on a wall of width `w`, starting at its upper left corner. */
const GABLES: Readonly<Record<Gable, (w: number) => string>> = {
  bell: (w) =>
    `c${0.14 * w} 0 ${0.12 * w} -12 ${0.16 * w} -14c3-13 ${0.12 * w}-20 ${0.34 * w}-24c${0.22 * w} 4 ${0.31 * w} 11 ${0.34 * w} 24c${0.04 * w} 2 ${0.02 * w} 14 ${0.16 * w} 14z`,
  steps: (w) => `v-10h${0.16 * w}v-12h${0.18 * w}v-12h${0.32 * w}v12h${0.18 * w}v12h${0.16 * w}v10z`,
  point: (w) => `l${w / 2}-32l${w / 2} 32z`,
  dome: (w) => `h${0.12 * w}a${0.38 * w} 34 0 0 1 ${0.76 * w} 0h${0.12 * w}z`,
};

/** Window grid. The pattern starts at the wall's corner, so only whole windows are shown. */
const WINDOW = { wide: 18, high: 27 };

function building({ x, wide, high, gable, hue }: House, ink: Ink): string {
  const columns = Math.floor((wide - 8) / WINDOW.wide);
  const floors = Math.floor((high - 14) / WINDOW.high);
  const inset = (wide - columns * WINDOW.wide) / 2;
  return (
    `<g fill="${ink.mix(hue, 72, ink.light)}" transform="translate(${x} ${WATER - high})">` +
    `<path d="M0 .5${GABLES[gable](wide)}"/>` +
    `<path d="M0 0h${wide}v${high}h${-wide}z"/>` +
    `<path d="M0 0h${wide}" stroke="${ink.light}" stroke-width="3" opacity=".5"/>` +
    `<path d="M0 0h${columns * WINDOW.wide}v${floors * WINDOW.high}H0z" transform="translate(${inset} 10)" fill="url(#w)"/>` +
    // Reflection in the water.
    `<path d="M0 ${high + 6}h${wide}v${Math.round(high * 0.5)}h${-wide}z" opacity=".26"/>` +
    '</g>'
  );
}

/** Merchants' houses on a harbour, and the moon. */
export const quay: Scene = {
  viewBox: '500 20 700 310',
  picture: (ink) =>
    `<defs><pattern id="w" width="${WINDOW.wide}" height="${WINDOW.high}" patternUnits="userSpaceOnUse">` +
    `<path d="M3 3h12v18H3z" fill="${ink.dark}" stroke="${ink.light}" stroke-width="2" opacity=".8"/></pattern></defs>` +
    `<circle cx="700" cy="118" r="58" fill="${ink.mix('reward', 70, ink.light)}" opacity=".9"/>` +
    HOUSES.map((house) => building(house, ink)).join('') +
    `<path d="M500 ${WATER}h700v6H500z" fill="${ink.light}" opacity=".5"/>` +
    `<path d="M600 268h60M760 282h90M910 266h70M1050 286h80M690 304h50M980 308h90" stroke="${ink('on-hero')}" ` +
    'stroke-width="2" stroke-linecap="round" opacity=".3"/>',
  mark: (ink) =>
    `<path d="M4 28V13c3 0 3-3 5-3 1-3 2-5 7-7 5 2 6 4 7 7 2 0 2 3 5 3v15z" fill="${ink('accent')}"/>` +
    `<path d="M13 28v-6a3 3 0 0 1 6 0v6zM10 15h3v3h-3zM19 15h3v3h-3zM14.5 9h3v3h-3z" fill="${ink('on-accent')}"/>`,
};
