import { type TableEngine } from '../table/engine';
import { SPOTS, winOfBets } from './bets';
import { POCKETS } from './wheel';

/** Roulette: an outcome is the number of a pocket, `17`. */
export const ROULETTE: TableEngine = {
  draw: (random) => String(random(POCKETS)),
  has: (spot) => SPOTS.has(spot),
  winOf: (bets, outcome) => winOfBets(bets, Number(outcome)),
};
