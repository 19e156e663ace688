import { gold, oklch, type Ramp } from './colour';

/** The colours of a motif: main, accent and gold. */
export type Colours = { m: Ramp; a: Ramp; g: Ramp };

/** Draws one object in a box of 240×240 centred on the origin. */
export type Motif = (colours: Colours) => string;

export const coloursOf = (main: Ramp, accent: Ramp): Colours => ({ m: main, a: accent, g: gold });

/** Gradients available to every symbol: `m`, `a`, `g` from top to bottom, `…r` radial, and some materials. */
type Gradient = 'm' | 'mh' | 'mr' | 'mr2' | 'a' | 'ar' | 'g' | 'gr' | 'fire' | 'bone' | 'steel' | 'leaf' | 'wood';

export const shade = (gradient: Gradient): string => `url(#${gradient})`;

const stops = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, index) => `<stop offset="${Math.round((index / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('');

const linear = (id: Gradient, colours: readonly string[], place = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${place}>${stops(colours)}</linearGradient>`;

const radial = (id: Gradient, colours: readonly string[], place = 'cx=".38" cy=".32" r=".75"'): string =>
  `<radialGradient id="${id}" ${place}>${stops(colours)}</radialGradient>`;

/** Definitions of all gradients in these colours. */
export const gradients = ({ m, a, g }: Colours): string =>
  [
    linear('m', [m[5], m[3], m[1]]),
    linear('mh', [m[1], m[3], m[2]], 'x1="-20" y1="0" x2="20" y2="0" gradientUnits="userSpaceOnUse"'),
    radial('mr', [m[5], m[3], m[1]]),
    radial('mr2', [m[4], m[3], m[2]], 'cx=".5" cy=".2" r=".8"'),
    linear('a', [a[4], a[3], a[1]]),
    radial('ar', [a[5], a[3], a[1]]),
    linear('g', [g[5], g[3], g[2], g[3]]),
    radial('gr', [g[5], g[3], g[1]]),
    linear('fire', [g[4], oklch(0.74, 0.17, 55), oklch(0.6, 0.21, 30)]),
    linear('bone', ['#fffaf0', '#efe3cc', '#c9b597']),
    linear('steel', ['#f2f6fa', '#b8c4d0', '#8593a3']),
    linear('leaf', ['#9be06b', '#46a84c', '#217a3c']),
    linear('wood', ['#a8703c', '#7a4a22', '#5a3418']),
  ].join('');
