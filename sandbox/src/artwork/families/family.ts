import { type MotifId } from '../motifs';
import { type FaceId } from '../lettering/face';
import { type ParticleId } from '../particles';
import { type SceneId } from '../scenes/scenes';

/** A hue in degrees and how strong it is (OKLCH). */
export type Hue = readonly [degrees: number, chroma: number];

/** What covers of one kind have in common; the seed of a game takes one of each list. */
export type Family = {
  /** Beginnings of words in a name that lead to this family. */
  words: RegExp;
  motifs: readonly [MotifId, ...MotifId[]];
  skies: readonly [Hue, ...Hue[]];
  main: Hue;
  accent: Hue;
  scenes: readonly [SceneId, ...SceneId[]];
  faces: readonly [FaceId, ...FaceId[]];
  particles?: ParticleId;
};
