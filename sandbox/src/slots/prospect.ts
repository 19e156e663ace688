/**
 * What a paid spin leads to, as seen before it is drawn: expected win, expected square and chance to win nothing, as
 * whole numbers to be divided by `scale` of the Bonus, and the highest win. In coins.
 */
export type Prospect = { sum: bigint; squares: bigint; nothing: bigint; max: number };

export type Bonus = {
  scale: bigint;
  /** Highest win of one spin that is not paid for, in coins. */
  bestSpin: number;
  /** What follows a paid spin that shows so many scatters. */
  after(scatters: number): Prospect;
};

/** Nothing follows. */
export const nothingAhead = (scale: bigint): Prospect => ({ sum: 0n, squares: 0n, nothing: scale, max: 0 });
