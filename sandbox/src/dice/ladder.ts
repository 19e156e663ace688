/**
 * The bets of the dice game. A roll is one of 10,000 numbers from 00.00 to 99.99, each equally likely. A bet pays k/10
 * times the stake and wins on 99,000/k of the numbers, for every k from 11 to 990 that divides 99,000: so each bet
 * returns exactly 99 % of its stakes, and a stake in tenths of a unit is always paid to the last cent.
 */
export const NUMBERS = 10_000;

const RETURNED = 9_900;
const TENTHS = 10;
const LEAST = 11;
const HIGHEST = 990;

/** A step of the ladder: what it pays in tenths of the stake, and on how many of the 10,000 numbers. */
export type Rung = { readonly tenths: number; readonly numbers: number };

/** Every bet there is, the likeliest first. */
export const LADDER: readonly Rung[] = Array.from({ length: HIGHEST - LEAST + 1 }, (_, at) => at + LEAST)
  .filter((tenths) => (RETURNED * TENTHS) % tenths === 0)
  .map((tenths) => ({ tenths, numbers: (RETURNED * TENTHS) / tenths }));

/** Where the game begins: twice the stake on 49.50 % of the numbers. */
export const FIRST_RUNG = LADDER.findIndex(({ tenths }) => tenths === 20);

export const SIDES = ['under', 'over'] as const;
/** Which end of the numbers is bet on. */
export type Side = (typeof SIDES)[number];

/** The rung that pays so many tenths; null where there is none. */
export const rungOf = (tenths: number): Rung | null => LADDER.find((rung) => rung.tenths === tenths) ?? null;

/** The edge of a bet among the numbers 0 to 9,999: an `under` wins below it, an `over` from it on. */
export const edgeOf = ({ numbers }: Rung, side: Side): number => (side === 'under' ? numbers : NUMBERS - numbers);

/** Whether a roll from 0 to 9,999 wins the bet. */
export const wins = (rung: Rung, side: Side, roll: number): boolean =>
  side === 'under' ? roll < edgeOf(rung, side) : roll >= edgeOf(rung, side);

/** What a stake brings back at a roll, in the stake's minor units; nothing of a fraction of one is paid. */
export const winOf = (rung: Rung, side: Side, roll: number, stake: bigint): bigint =>
  wins(rung, side, roll) ? (stake * BigInt(rung.tenths)) / BigInt(TENTHS) : 0n;
