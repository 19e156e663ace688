import { fraction, type Fraction, toNumber } from '../slots/fraction';
import { NUMBERS, type Rung } from './ladder';

const TENTHS = 10n;

export type RungFigures = {
  /** Share of the numbers that win. */
  chance: Fraction;
  returnToPlayer: Fraction;
  /** Standard deviation of the win per unit staked. */
  deviation: number;
};

export function figuresOfRung({ tenths, numbers }: Rung): RungFigures {
  const [pays, hits, all] = [BigInt(tenths), BigInt(numbers), BigInt(NUMBERS)];
  // A win of pays/10 on hits of all numbers: the mean square minus the square of the mean.
  const variance = fraction(pays * pays * hits * (all - hits), all * all * TENTHS * TENTHS);
  return {
    chance: fraction(hits, all),
    returnToPlayer: fraction(hits * pays, all * TENTHS),
    deviation: Math.sqrt(toNumber(variance)),
  };
}
