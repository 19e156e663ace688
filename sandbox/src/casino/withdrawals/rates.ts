import { decimalsOf } from '@/domain/money/money';
import { type Coin } from '../../currencies/coin';
import { worthOfUnit } from '../../currencies/worth';

/** The sandbox's coin rates oscillate with the clock: 0.2 % around their value, with a period of 40 minutes. */
const PERIOD_MINUTES = 40;
const STEP_BASIS_POINTS = 2;
const ALL_BASIS_POINTS = 10_000n;

/** The deviation of a rate at a moment, in basis points; changes every minute. */
function driftAt(now: Date): bigint {
  const phase = Math.floor(now.getTime() / 60_000) % PERIOD_MINUTES;
  return BigInt((Math.abs(phase - PERIOD_MINUTES / 2) - PERIOD_MINUTES / 4) * STEP_BASIS_POINTS);
}

export type Rounding = 'down' | 'up';

type Change = { amount: bigint; from: string; to: string; coin: Coin; now: Date };

/**
 * Converts between currencies, in minor units; null when one has no rate. `coin` is the currency whose rate oscillates.
 */
export function exchanged({ amount, from, to, coin, now }: Change, rounding: Rounding): bigint | null {
  if (from === to) return amount;
  const worth = (currency: string) => {
    const unit = worthOfUnit(currency);
    return unit === undefined ? undefined : unit * (ALL_BASIS_POINTS + (currency === coin ? driftAt(now) : 0n));
  };
  const [given, taken] = [worth(from), worth(to)];
  if (given === undefined || taken === undefined) return null;
  const numerator = amount * given * 10n ** BigInt(decimalsOf(to));
  const denominator = taken * 10n ** BigInt(decimalsOf(from));
  return rounding === 'down' ? numerator / denominator : (numerator + denominator - 1n) / denominator;
}
