import { type Result } from './deal';

/** The bets of punto banco, in the order of the cloth. */
export const BETS = ['player', 'tie', 'banker'] as const satisfies readonly Result[];

/** Hundredths of the stake that a won bet returns, the stake included: the banker pays 1 to 1 less 5%. */
export const RETURNS: Readonly<Record<Result, number>> = { player: 200, tie: 900, banker: 195 };

/** A tie returns the stakes on both sides. */
const PUSH = 100;

/** The return of a bet in hundredths of its stake. */
export function returnOf(bet: Result, result: Result): number {
  if (bet === result) return RETURNS[bet];
  return result === 'tie' ? PUSH : 0;
}
