import { decimalsOf } from '@/domain/money/money';
import { type Coin } from '../cashier/methods';
import { worthOfUnit } from '../cashier/worth';

/** The sandbox's coins rise and fall by the clock: by a fifth of a percent around their worth, in as many minutes. */
const PERIOD_MINUTES = 40;
const STEP_BASIS_POINTS = 2;
const ALL_BASIS_POINTS = 10_000n;

/** How far a rate stands from its middle at a moment, in hundredths of a percent; another one every minute. */
function driftAt(now: Date): bigint {
  const phase = Math.floor(now.getTime() / 60_000) % PERIOD_MINUTES;
  return BigInt((Math.abs(phase - PERIOD_MINUTES / 2) - PERIOD_MINUTES / 4) * STEP_BASIS_POINTS);
}

export type Rounding = 'down' | 'up';

type Change = { amount: bigint; from: string; to: string; coin: Coin; now: Date };

/** An amount of one currency in another, both in minor units; null where one has no rate. `coin` is the one that moves. */
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
