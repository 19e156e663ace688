/**
 * The bets of the dice game. A roll is one of 10,000 equally likely numbers from 00.00 to 99.99. A bet pays k/10 times
 * the stake and wins on 99,000/k of the numbers, for every k from 11 to 990 that divides 99,000. So every bet returns
 * exactly 99 % of its stakes, and a stake in tenths of a unit is always paid exactly.
 */
export const NUMBERS = 10_000;

const RETURNED = 9_900;
const TENTHS = 10;
const LEAST = 11;
const HIGHEST = 990;

/** A step of the ladder: its payout in tenths of the stake, and how many of the 10,000 numbers win. */
export type Rung = { readonly tenths: number; readonly numbers: number };

/** Every bet, likeliest first. */
export const LADDER: readonly Rung[] = Array.from({ length: HIGHEST - LEAST + 1 }, (_, at) => at + LEAST)
  .filter((tenths) => (RETURNED * TENTHS) % tenths === 0)
  .map((tenths) => ({ tenths, numbers: (RETURNED * TENTHS) / tenths }));

/** The initial bet: twice the stake on 49.50 % of the numbers. */
export const FIRST_RUNG = LADDER.findIndex(({ tenths }) => tenths === 20);

export const SIDES = ['under', 'over'] as const;
/** Which end of the numbers is bet on. */
export type Side = (typeof SIDES)[number];

/** The rung with that payout in tenths; null when there is none. */
export const rungOf = (tenths: number): Rung | null => LADDER.find((rung) => rung.tenths === tenths) ?? null;

/** The edge of a bet among the numbers 0 to 9,999: `under` wins below it, `over` from it upwards. */
export const edgeOf = ({ numbers }: Rung, side: Side): number => (side === 'under' ? numbers : NUMBERS - numbers);

/** Whether a roll from 0 to 9,999 wins the bet. */
export const wins = (rung: Rung, side: Side, roll: number): boolean =>
  side === 'under' ? roll < edgeOf(rung, side) : roll >= edgeOf(rung, side);

/** The return of a stake at a roll, in the stake's minor units, rounded down. */
export const winOf = (rung: Rung, side: Side, roll: number, stake: bigint): bigint =>
  wins(rung, side, roll) ? (stake * BigInt(rung.tenths)) / BigInt(TENTHS) : 0n;
