import { gradients } from './drawing/paint';
import { rect, round } from './drawing/svg';
import { compositionOf } from './composition';
import { live } from './live/live';
import { floor, lettering, letteringBox, studioLine } from './lettering/lettering';
import { sceneGradients, titleColours } from './palette';
import { particles } from './scenes/particles';
import { pick } from './drawing/random';
import { SCENES } from './scenes/scenes';
import { type Stage, wash } from './scenes/stage';
import { attribute, plain, type Subject, subjectOf } from './subject';
import { WARPS } from './lettering/warp';

/** Version of the drawing; raise it when covers change, so that caches fetch them again. */
export const DRAWING = 2;

export type CoverProps = {
  id: string;
  name: string;
  studio: string;
  width?: number;
  height?: number;
  /** Whether the picture shows name and studio. */
  title?: boolean;
  kind?: 'slot' | 'live';
  /** Where the motif stands, as a share of the width, and how much larger than usual it is. */
  focus?: { x: number; zoom: number };
};

/** The style of a name, decided after its subject and before the rest. */
function titleStyle({ random, family, palette }: Subject) {
  const letters = { face: pick(family.faces, random), warp: Math.floor(random() * WARPS.length) };
  return { ...letters, colours: titleColours(palette, random) };
}

const WORDMARK = { width: 300, height: 400 };

/** The name of a game alone, in the letters of its cover, as an SVG document without a background. */
export function wordmark({ id, name: raw }: Pick<CoverProps, 'id' | 'name'>): string {
  const name = plain(raw);
  const style = titleStyle(subjectOf(id, name));
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
  focus = { x: 0.5, zoom: 1 },
}: CoverProps): string {
  const name = plain(raw);
  const subject = subjectOf(id, name);
  const { random, familyId, family, motif, palette } = subject;
  const style = titleStyle(subject);
  const stage: Stage = { width, height, sky: palette.sky, accent: palette.motif.a, gold: palette.motif.g, random };
  const scene = SCENES[pick(family.scenes, random)];
  const compose = compositionOf(familyId, motif, random);
  const scale = (Math.min(width, height * 0.75) / 300) * focus.zoom;
  const drawn = () => [
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
      x: width * focus.x,
      y: height * (title ? 0.385 : 0.5),
    }),
    family.particles ? particles(family.particles, { ...stage, main: palette.motif.m }) : '',
  ];
  const picture = [
    ...(kind === 'live' ? [live(name, subject, width, height)] : drawn()),
    title ? floor(stage) + lettering(name, style, stage) + studioLine(studio, stage) : '',
  ];
  const definitions = gradients(palette.motif) + sceneGradients(familyId, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${attribute(name)}"><defs>${definitions}</defs>${picture.join('')}</svg>`;
}

/** The picture of an offer for a game: its cover as a wide banner without a title, the motif large and to one side. */
export const banner = (game: Pick<CoverProps, 'id' | 'name'>): string =>
  cover({ ...game, studio: '', width: 720, height: 300, title: false, focus: { x: 0.7, zoom: 1.28 } });
