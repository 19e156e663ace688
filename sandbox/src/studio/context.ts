import { type CatalogueGame } from '../catalogue/game';
import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { type RandomInt } from '../slots/random';
import { type RealRounds } from './realRound';
import { type StudioStore } from './store';

/** Least time from one round to the next of a session, the rule for online slots of the British regulator. */
export const MIN_SPIN_MS = 2500;

/** What the studio's routes work with. */
export type StudioContext = {
  store: StudioStore;
  /** What the dice and the table are kept in; null where neither is played. */
  db: Db | null;
  /** Play with real money; null where no casino is connected. */
  realRounds: RealRounds | null;
  catalogue: readonly CatalogueGame[];
  clock: Clock;
  random: RandomInt;
  /** Sites that may frame the games and hear from them. */
  siteOrigins: readonly string[];
  /** Folder of the built page client. */
  clientDir: string;
};
