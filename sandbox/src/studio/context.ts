import { type CatalogueGame } from '../catalogue/game';
import { type Clock } from '../clock';
import { type RandomInt } from '../slots/random';
import { type StudioStore } from './store';

/** Least time from one round to the next of a session, the rule for online slots of the British regulator. */
export const MIN_SPIN_MS = 2500;

/** What the studio's routes work with. */
export type StudioContext = {
  store: StudioStore;
  catalogue: readonly CatalogueGame[];
  clock: Clock;
  random: RandomInt;
  /** Sites that may frame the games and hear from them. */
  siteOrigins: readonly string[];
  /** Folder of the built page client. */
  clientDir: string;
};
