import { distributionOf, stopsOf } from './distribution';
import { type SlotModel } from './model';
import { awardOf } from './round';

/**
 * Free spins as seen before they are drawn: expected win and expected square, as whole numbers to be divided by
 * `scale` of the Bonus, and the highest win. In coins.
 */
export type Prospect = { sum: bigint; squares: bigint; max: number };

export type Bonus = {
  scale: bigint;
  /** Highest win of one free spin, in coins. */
  bestSpin: number;
  /** What follows a paid spin that shows so many scatters. */
  after(scatters: number): Prospect;
};

const NOTHING: Prospect = { sum: 0n, squares: 0n, max: 0 };

/**
 * Solves the free spins of a model exactly. A state is (spins left, spins won so far); one spin leads to the state with
 * one spin less and perhaps a retrigger more. With `limit` spins at most, a state can last left + limit - won spins,
 * and its numbers are kept over (all stops)^that, so every step stays in whole numbers.
 */
export function bonusOf(model: SlotModel): Bonus {
  const { scatters } = model;
  if (!scatters) return { scale: 1n, bestSpin: 0, after: () => NOTHING };
  const spins = spinsByRetrigger(model);
  const all = BigInt(stopsOf(scatters.strips));
  const known = new Map<string, Prospect>();

  const prospect = (left: number, won: number): Prospect => {
    if (left === 0) return NOTHING;
    const key = `${left} ${won}`;
    const found = known.get(key);
    if (found) return found;
    const lift = all ** BigInt(left + scatters.limit - won - 1);
    const result = spins.reduce<Prospect>((total, spin) => {
      const award = spin.retriggers ? awardOf(model, 3, true, won) : 0;
      const then = prospect(left - 1 + award, won + award);
      return {
        sum: total.sum + spin.sum * lift + spin.stops * then.sum,
        squares: total.squares + spin.squares * lift + 2n * spin.sum * then.sum + spin.stops * then.squares,
        max: Math.max(total.max, spin.max + then.max),
      };
    }, NOTHING);
    known.set(key, result);
    return result;
  };

  return {
    scale: all ** BigInt(scatters.limit),
    bestSpin: Math.max(...spins.map(({ max }) => max)),
    after(count) {
      const award = awardOf(model, count, false, 0);
      return prospect(award, award);
    },
  };
}

type FreeSpins = Prospect & { retriggers: boolean; stops: bigint };

/** All stops of a free spin in two groups: those that retrigger and those that do not. */
function spinsByRetrigger(model: SlotModel): readonly FreeSpins[] {
  const groups = [false, true].map((retriggers): FreeSpins => ({ ...NOTHING, retriggers, stops: 0n }));
  for (const result of distributionOf(model, model.scatters?.strips)) {
    const group = groups[result.scatters >= 3 ? 1 : 0];
    if (!group) continue;
    const coins = result.coins * (model.scatters?.multiplier ?? 1);
    group.stops += BigInt(result.stops);
    group.sum += BigInt(result.stops) * BigInt(coins);
    group.squares += BigInt(result.stops) * BigInt(coins) ** 2n;
    group.max = Math.max(group.max, coins);
  }
  return groups.filter(({ stops }) => stops > 0n);
}
