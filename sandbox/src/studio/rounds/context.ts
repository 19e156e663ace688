import { type CatalogueGame } from '../catalogue/game';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type RandomInt } from '../../base/random';
import { type RealRounds } from './realRound';
import { type StudioStore } from '../store/store';

export type StudioContext = {
  store: StudioStore;
  /** Storage of the dice and the table; null when neither is played. */
  db: Db | null;
  /** Real-money play; null when no casino is connected. */
  realRounds: RealRounds | null;
  catalogue: readonly CatalogueGame[];
  clock: Clock;
  random: RandomInt;
  /** Sites that may frame the games and exchange messages with them. */
  siteOrigins: readonly string[];
  clientDir: string;
};
