import { fraction, type Fraction, toNumber } from '../slots/fraction';
import { returnOf, type Spot } from './bets';
import { POCKETS } from './wheel';

/** Exact figures of a roulette bet, computed from what it covers and pays. */
export type SpotFigures = {
  chance: Fraction;
  returnToPlayer: Fraction;
  /** Standard deviation of the win per unit staked. */
  deviation: number;
};

export function figuresOfSpot(spot: Spot): SpotFigures {
  const [pays, hits, all] = [BigInt(returnOf(spot)), BigInt(spot.pockets.length), BigInt(POCKETS)];
  const variance = fraction(pays * pays * hits * (all - hits), all * all);
  return {
    chance: fraction(hits, all),
    returnToPlayer: fraction(hits * pays, all),
    deviation: Math.sqrt(toNumber(variance)),
  };
}
