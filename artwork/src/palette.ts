import { gold, oklch, type Ramp, ramp } from './drawing/colour';
import { type Colours, coloursOf } from './drawing/paint';
import { type Family, type Hue } from './families/family';
import { type FamilyId } from './families/families';
import { hueByWords } from './families/hints';
import { type TitleColours } from './lettering/lettering';
import { type MotifId } from './families/motifs';
import { jitter, pick, type Random } from './drawing/random';

/** The colours of one cover: those of its motif, six steps of its scene, and the scene's hue. */
export type Palette = { motif: Colours; sky: Ramp; hue: number; main: Hue };

/** Natural colours of fruit, whatever the family's hue. */
const FRUIT: Partial<Record<MotifId, readonly [Hue, ...Hue[]]>> = {
  cherry: [[22, 0.19]],
  melon: [[14, 0.19]],
  citrus: [
    [55, 0.19],
    [95, 0.19],
    [130, 0.19],
  ],
  grape: [
    [310, 0.19],
    [145, 0.19],
  ],
};

/** Families with a daylight scene. */
const DAY: ReadonlySet<FamilyId> = new Set<FamilyId>(['fruit', 'candy', 'honey']);

const CHROMA = [0.7, 1.1, 1.3, 1.45, 1.25, 0.45] as const;
const SHIFT = [-10, -6, 0, 8, 16, 22] as const;

function skyOf([hue, chroma]: Hue, random: Random): { sky: Ramp; hue: number } {
  const turn = jitter(16, random);
  const up = random() < 0.55 ? 0.075 : 0.02;
  const lightness = [0.17, 0.26 + up * 0.6, 0.37 + up, 0.5 + up * 1.2, 0.68 + up, 0.91] as const;
  const step = (i: 0 | 1 | 2 | 3 | 4 | 5) => oklch(lightness[i], chroma * CHROMA[i], hue + turn + SHIFT[i]);
  return { sky: [step(0), step(1), step(2), step(3), step(4), step(5)], hue };
}

/** The colours of a cover from its family, its motif and its name. */
export function paletteOf(id: FamilyId, family: Family, motif: MotifId, name: string, random: Random): Palette {
  const { sky, hue } = skyOf(pick(family.skies, random), random);
  const natural = FRUIT[motif];
  const own: Hue = [family.main[0] + jitter(26, random), family.main[1]];
  // A gemstone contrasts with its background.
  const stone: Hue = [hue + 130 + random() * 120, family.main[1]];
  const named = natural || id === 'gem' ? hueByWords(name) : null;
  const main = named ?? (natural ? pick(natural, random) : id === 'gem' ? stone : own);
  const accent = ramp(family.accent[0] + jitter(18, random), family.accent[1]);
  return { motif: coloursOf(ramp(...main), accent), sky, hue, main };
}

/** The title's colours: gold, silver tinted by the scene, or the accent; always on a dark outline. */
export function titleColours({ hue, motif }: Palette, random: Random): TitleColours {
  const kind = Math.floor(random() * 4);
  const ink = oklch(0.14, 0.04, hue);
  if (kind === 1)
    return {
      ink,
      side: oklch(0.34, 0.1, hue),
      front: ['#ffffff', oklch(0.97, 0.02, hue), oklch(0.86, 0.07, hue), oklch(0.94, 0.04, hue)],
    };
  if (kind === 2) return { ink, side: motif.a[0], front: ['#ffffff', motif.a[5], motif.a[4], motif.a[5]] };
  return {
    ink,
    side: oklch(0.34, 0.1, kind === 0 ? 60 : hue),
    front: ['#ffffff', oklch(0.93, 0.06, 92), oklch(0.8, 0.15, 80), oklch(0.9, 0.12, 92)],
  };
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

const downwards = (id: string, stops: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;

/** Definitions of the gradients of the scene. */
export function sceneGradients(id: FamilyId, { sky: b, hue }: Palette): string {
  const [edge, middle] = DAY.has(id) ? [b[3], b[4]] : [b[1], b[3]];
  return (
    downwards('sky', stop(0, edge) + stop(0.5, middle) + stop(1, edge)) +
    downwards('sun', stop(0, b[5]) + stop(0.5, b[4]) + stop(1, oklch(0.72, 0.14, hue + 30))) +
    downwards('fade', stop(0.52, b[0], 0) + stop(0.84, b[0], 0.8) + stop(1, b[0])) +
    `<radialGradient id="halo">${stop(0, b[5], 0.75)}${stop(0.45, b[4], 0.28)}${stop(1, b[3], 0)}</radialGradient>`
  );
}

/** The motif's colours with another main hue. */
export const inHue = ({ motif }: Palette, [hue, chroma]: Hue): Colours => ({ ...motif, m: ramp(hue, chroma), g: gold });
