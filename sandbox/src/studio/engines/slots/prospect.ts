/**
 * What follows a paid spin, before it is drawn: expected win, expected square and probability of no win, as integers to
 * be divided by the Bonus's `scale`, and the highest win. In coins.
 */
export type Prospect = { sum: bigint; squares: bigint; nothing: bigint; max: number };

export type Bonus = {
  scale: bigint;
  /** Highest win of one unpaid spin, in coins. */
  bestSpin: number;
  /** What follows a paid spin with that many scatters. */
  after(scatters: number): Prospect;
};

/** The prospect when nothing follows. */
export const nothingAhead = (scale: bigint): Prospect => ({ sum: 0n, squares: 0n, nothing: scale, max: 0 });
