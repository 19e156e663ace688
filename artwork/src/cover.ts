import { gradients } from './drawing/paint';
import { rect, round } from './drawing/svg';
import { compositionOf, table } from './composition';
import { ANYONES, familyByWords, type FamilyId, familyOf } from './families/families';
import { motifByWords } from './families/hints';
import { floor, lettering, letteringBox, studioLine } from './lettering/lettering';
import { paletteOf, sceneGradients, titleColours } from './palette';
import { particles } from './scenes/particles';
import { pick, randomOf, type Random } from './drawing/random';
import { SCENES } from './scenes/scenes';
import { type Stage, wash } from './scenes/stage';
import { WARPS } from './lettering/warp';

/** Version of the drawing; raise it when covers change, so that caches fetch them again. */
export const DRAWING = 1;

export type CoverProps = {
  id: string;
  name: string;
  studio: string;
  width?: number;
  height?: number;
  /** Whether the picture shows name and studio. */
  title?: boolean;
  kind?: 'slot' | 'live';
};

/** The family of a name; random for a name without any known word. */
function familyFor(name: string, random: Random): FamilyId {
  return familyByWords(name) ?? ANYONES[Math.floor(random() * ANYONES.length)] ?? 'gem';
}

/** Drops characters that XML does not allow and escapes the rest. */
const attribute = (text: string): string =>
  text
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** What the seed of a game decides first, in this order: family, motif, colours, and the style of its name. */
function choicesFor(id: string, raw: string) {
  const name = raw.replace(/[^\u0020-\ud7ff\ue000-\ufffd]/g, '');
  const random = randomOf(`${id}|${name}`);
  const familyId = familyFor(name, random);
  const family = familyOf(familyId);
  const motif = motifByWords(name, family) ?? pick(family.motifs, random);
  const palette = paletteOf(familyId, family, motif, name, random);
  const letters = { face: pick(family.faces, random), warp: Math.floor(random() * WARPS.length) };
  return {
    name,
    random,
    familyId,
    family,
    motif,
    palette,
    style: { ...letters, colours: titleColours(palette, random) },
  };
}

const WORDMARK = { width: 300, height: 400 };

/** The name of a game alone, in the letters of its cover, as an SVG document without a background. */
export function wordmark({ id, name: raw }: Pick<CoverProps, 'id' | 'name'>): string {
  const { name, style } = choicesFor(id, raw);
  const { y, height } = letteringBox(name, style, WORDMARK);
  const box = `0 ${round(y)} ${WORDMARK.width} ${round(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WORDMARK.width}" height="${round(height)}" role="img" aria-label="${attribute(name)}">${lettering(name, style, WORDMARK)}</svg>`;
}

/**
 * The cover of a game as an SVG document, 300×400 by default: a scene, a motif, particles, the name in drawn letters
 * and the studio. A pure function of its input; needs no network, and no font unless the name is not in Latin letters.
 */
export function cover({
  id,
  name: raw,
  studio,
  width = 300,
  height = 400,
  title = true,
  kind = 'slot',
}: CoverProps): string {
  const { name, random, familyId, family, motif, palette, style } = choicesFor(id, raw);
  const stage: Stage = { width, height, sky: palette.sky, accent: palette.motif.a, gold: palette.motif.g, random };
  const scene = SCENES[pick(family.scenes, random)];
  const compose = kind === 'live' ? table : compositionOf(familyId, motif, random);
  const scale = Math.min(width, height * 0.75) / 300;
  const picture = [
    rect(0, 0, width, height, 0, wash('sky')),
    scene(stage),
    compose({
      family,
      motif,
      palette,
      random,
      width,
      height,
      scale,
      x: width / 2,
      y: height * (title ? 0.385 : 0.5),
    }),
    family.particles ? particles(family.particles, { ...stage, main: palette.motif.m }) : '',
    title ? floor(stage) + lettering(name, style, stage) + studioLine(studio, stage) : '',
  ];
  const definitions = gradients(palette.motif) + sceneGradients(familyId, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${attribute(name)}"><defs>${definitions}</defs>${picture.join('')}</svg>`;
}
