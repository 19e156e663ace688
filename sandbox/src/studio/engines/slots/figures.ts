import { bonusOf } from './bonus';
import { distributionOf, drawsOf } from './distribution';
import { type SlotModel } from './model';
import { fraction, type Fraction, toNumber } from './fraction';

/**
 * The exact figures of a model, computed from its strips and rules instead of sampled. Wins are multiples of the stake.
 */
export type Figures = {
  /** Expected win per unit staked, exact. */
  returnToPlayer: Fraction;
  /** Share of rounds that return anything at all, exact. */
  hitFrequency: Fraction;
  /** Standard deviation of the win per unit staked. */
  deviation: number;
  /** Highest win of one stop of the reels. */
  bestSpin: number;
  /** Highest win of a whole round, with every spin at its best. */
  maxMultiplier: number;
};

/** Exact figures of a model. All sums are integers; only the square root is floating point. */
export function figuresOf(model: SlotModel): Figures {
  const results = distributionOf(model);
  const bonus = bonusOf(model);
  const total = BigInt(drawsOf(model)) * bonus.scale;
  let [misses, sum, squares, max, bestSpin] = [0n, 0n, 0n, 0, bonus.bestSpin];
  for (const result of results) {
    const stops = BigInt(result.stops);
    const coins = BigInt(result.coins);
    const free = bonus.after(result.scatters);
    if (result.coins === 0) misses += stops * free.nothing;
    sum += stops * (coins * bonus.scale + free.sum);
    squares += stops * (coins * coins * bonus.scale + 2n * coins * free.sum + free.squares);
    max = Math.max(max, result.coins + free.max);
    bestSpin = Math.max(bestSpin, result.coins);
  }
  const stake = BigInt(model.coins);
  const variance = fraction(squares * total - sum * sum, total * total * stake * stake);
  return {
    returnToPlayer: fraction(sum, total * stake),
    hitFrequency: fraction(total - misses, total),
    deviation: Math.sqrt(toNumber(variance)),
    bestSpin: bestSpin / model.coins,
    maxMultiplier: max / model.coins,
  };
}
