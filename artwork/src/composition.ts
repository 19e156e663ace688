import { type Colours } from './drawing/paint';
import { circle, ellipse, group, hoop, opacity, rect, ring, round } from './drawing/svg';
import { type Family } from './families/family';
import { type FamilyId } from './families/families';
import { MOTIFS, type MotifId } from './families/motifs';
import { inHue, type Palette } from './palette';
import { jitter, pick, type Random } from './drawing/random';
import { wash } from './scenes/stage';

type Props = {
  family: Family;
  motif: MotifId;
  palette: Palette;
  random: Random;
  width: number;
  height: number;
  /** Centre of the motif. */
  x: number;
  y: number;
  /** Scale of the motif's box in the picture. */
  scale: number;
};

type Composition = (props: Props) => string;

type Place = { x: number; y: number; scale: number; turn?: number };

const put = (motif: MotifId, colours: Colours, { x, y, scale, turn = 0 }: Place): string =>
  group(`translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(3)})`, MOTIFS[motif](colours));

const shadow = ({ x, y, scale }: Props, size: number): string =>
  ellipse(x, y + 112 * size * scale, 70 * size * scale, 10 * size * scale, '#000', opacity(0.35));

const solo: Composition = (p) => shadow(p, 1.05) + put(p.motif, p.palette.motif, { ...p, scale: p.scale * 1.17 });

const tilt: Composition = (p) =>
  shadow(p, 1.1) +
  put(p.motif, p.palette.motif, { x: p.x, y: p.y + 2, scale: p.scale * 1.22, turn: jitter(16, p.random) });

const macro: Composition = (p) =>
  put(p.motif, p.palette.motif, { x: p.x, y: p.y + 14 * p.scale, scale: p.scale * 1.38 });

/** In a golden ring with eight studs. */
const frame: Composition = (p) => {
  const { x, y, scale, palette } = p;
  const radius = 120 * scale;
  const stud = rect(-6 * scale, -6 * scale, 12 * scale, 12 * scale, 1, 'url(#g)');
  return (
    circle(x, y, radius, palette.sky[0], opacity(0.55)) +
    hoop(round(x), round(y), round(radius), 'url(#g)', round(9 * scale)) +
    hoop(round(x), round(y), round(radius - 9 * scale), palette.motif.g[4], 1.5, opacity(0.7)) +
    group(
      `translate(${round(x)} ${round(y)})`,
      ring(8, () => group(`translate(0 ${round(-radius)}) rotate(45)`, stud)),
    ) +
    circle(x, y, radius * 0.8, wash('halo'), opacity(0.8)) +
    put(p.motif, palette.motif, { x, y, scale: scale * 1.04 })
  );
};

/** The motif in front of another of its family. */
const duo: Composition = (p) => {
  const { family, motif, palette, random, x, y, scale } = p;
  const others = family.motifs.filter((other) => other !== motif);
  const other = others[Math.floor(random() * others.length)] ?? motif;
  return (
    put(other, palette.motif, { x: x + 66 * scale, y: y - 40 * scale, scale: scale * 0.62, turn: 14 }) +
    shadow(p, 1) +
    put(motif, palette.motif, { x: x - 18 * scale, y: y + 18 * scale, scale, turn: -6 })
  );
};

const THREE = [
  [-74, 46, 0.62, -14, 110],
  [74, 46, 0.62, 14, 230],
  [0, -14, 0.92, 0, 0],
] as const;

/** Three of a kind; gemstones each in a different hue. */
const trio: Composition = ({ family, motif, palette, random, x, y, scale }) =>
  THREE.map(([dx, dy, size, turn, hue], i) => {
    const stones = motif in STONES;
    const [main, chroma] = palette.main;
    const colours = stones && i < 2 ? inHue(palette, [main + hue, chroma + 0.03]) : palette.motif;
    const one = stones && i < 2 ? pick(family.motifs, random) : motif;
    return put(one, colours, { x: x + dx * scale, y: y + dy * scale, scale: size * scale, turn });
  }).join('');

const STONES: Partial<Record<MotifId, true>> = { brilliant: true, stepCut: true, sixSided: true };

/** Motifs with a shape of their own that need no frame and no rotation. */
const ALONE: ReadonlySet<MotifId> = new Set<MotifId>([
  'plinko',
  'seven',
  'retro',
  'mine',
  'dice',
  'roulette',
  'fortune',
]);

/** The arrangements a cover may have; the more common ones are listed twice. */
export function compositionOf(id: FamilyId, motif: MotifId, random: Random): Composition {
  if (ALONE.has(motif)) return solo;
  if (id === 'gem') return pick([trio, solo, frame], random);
  return id === 'fruit' ? pick([duo, solo, trio], random) : pick([solo, solo, macro, frame, tilt], random);
}
