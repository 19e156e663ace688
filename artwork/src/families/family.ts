import { type MotifId } from './motifs';
import { type FaceId } from '../lettering/face';
import { type ParticleId } from '../scenes/particles';
import { type SceneId } from '../scenes/scenes';

/** A hue in degrees and its chroma (OKLCH). */
export type Hue = readonly [degrees: number, chroma: number];

/** What covers of one kind have in common; the seed of a game picks one entry of each list. */
export type Family = {
  /** Word beginnings in a name that select this family. */
  words: RegExp;
  motifs: readonly [MotifId, ...MotifId[]];
  skies: readonly [Hue, ...Hue[]];
  main: Hue;
  accent: Hue;
  scenes: readonly [SceneId, ...SceneId[]];
  faces: readonly [FaceId, ...FaceId[]];
  particles?: ParticleId;
};
