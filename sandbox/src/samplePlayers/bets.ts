import { stakesIn } from '../currencies/stakesIn';
import { isTable, type CatalogueGame } from '../studio/catalogue/game';
import { numberAt } from '../studio/engines/table/times';
import { SAMPLE_CURRENCY } from './people';

/** A number from 0 up to 1. */
export type Choose = () => number;

export const oneOf = <T>(list: readonly T[], choose: Choose): T | undefined => list[Math.floor(choose() * list.length)];

const SPOTS = { roulette: ['red', 'black', 'even', 'odd'], baccarat: ['player', 'banker'] } as const;
/** Payouts of the dice in tenths of the stake. */
const TENTHS = [15, 20, 20, 50, 100] as const;
/** The lowest stakes of a game: sample players are modest. */
const STAKES = 5;

/** The call by which the page of a game would make a bet, chosen by `choose`; null where the game takes no such stake. */
export function betOf(game: CatalogueGame, choose: Choose, now: Date): { path: string; body: object } | null {
  const stake = oneOf(stakesIn(game.stakes, SAMPLE_CURRENCY).slice(0, STAKES), choose);
  if (stake === undefined) return null;
  if (isTable(game)) {
    const bets = [{ spot: oneOf<string>(SPOTS[game.kind], choose), amount: stake }];
    return { path: '/api/table/bets', body: { number: numberAt(game.pace, now.getTime()), bets } };
  }
  if (game.kind === 'slot') return { path: '/api/spin', body: { stake } };
  const [tenths, side] = [oneOf(TENTHS, choose), oneOf(['under', 'over'], choose)];
  return { path: '/api/dice/roll', body: { stake, tenths, side } };
}
