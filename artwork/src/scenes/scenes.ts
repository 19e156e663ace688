import { canyon, clouds, dunes, hills, jungle, lake, moonlit, peaks, sea, stars, storm, sunset } from './lands';
import { beams, bokeh, burst, circles, cloth, hex, plain, stripes } from './patterns';
import { cave, columns, curtain, felt, grid } from './places';
import { type Scene } from './stage';

/** The backgrounds behind a motif. */
export const SCENES = {
  rays: beams,
  burst,
  stripes,
  circles,
  bokeh,
  plain,
  hex,
  waves: cloth,
  dunes,
  peaks,
  canyon,
  sunset,
  hills,
  jungle,
  sea,
  lake,
  moonlit,
  storm,
  clouds,
  stars,
  columns,
  cave,
  grid,
  curtain,
  felt,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof SCENES;
