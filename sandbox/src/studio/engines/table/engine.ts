import { type RandomInt } from '../../../base/random';

/** A placed bet; `amount` in minor units. */
export type Bet = { readonly spot: string; readonly amount: bigint };

/** The rules of one kind of live table. An outcome is a text: what the round's hash commits to. */
export type TableEngine = {
  draw(random: RandomInt): string;
  /** Whether the table has such a bet. */
  has(spot: string): boolean;
  /** The return of the bets at an outcome, stakes of the won ones included, in minor units. */
  winOf(bets: readonly Bet[], outcome: string): bigint;
};
