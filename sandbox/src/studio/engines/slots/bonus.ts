import { distributionOf, drawsOf } from './distribution';
import { freeGameOf, multiplierAt, TRIGGER } from './freeGame';
import { holdBonusOf } from './holdBonus';
import { type SlotModel } from './model';
import { type Bonus, nothingAhead, type Prospect } from './prospect';
import { awardOf } from './round';

/**
 * Solves the free spins of a model exactly. A state is (spins left, spins won so far); one spin leads to the state with
 * one spin less, plus a retrigger if it has one. With at most `limit` spins, a state lasts at most left + limit - won
 * spins, and its numbers are scaled by (all stops)^that, so every step stays in integers.
 */
export function bonusOf(model: SlotModel): Bonus {
  if (model.hold) return holdBonusOf(model, model.hold);
  const free = freeGameOf(model);
  if (!free) return { scale: 1n, bestSpin: 0, after: () => nothingAhead(1n) };
  const spins = spinsByRetrigger(model);
  const all = BigInt(drawsOf(model, free.strips));
  const known = new Map<string, Prospect>();

  const prospect = (left: number, won: number): Prospect => {
    if (left === 0) return nothingAhead(all ** BigInt(free.limit - won));
    const key = `${left} ${won}`;
    const found = known.get(key);
    if (found) return found;
    const lift = all ** BigInt(left + free.limit - won - 1);
    const times = multiplierAt(free, won - left);
    const [times1, times2] = [BigInt(times), BigInt(times * times)];
    const result = spins.reduce<Prospect>((total, spin) => {
      const award = spin.retriggers ? awardOf(model, TRIGGER, true, won) : 0;
      const then = prospect(left - 1 + award, won + award);
      return {
        sum: total.sum + times1 * spin.sum * lift + spin.stops * then.sum,
        squares:
          total.squares + times2 * spin.squares * lift + 2n * times1 * spin.sum * then.sum + spin.stops * then.squares,
        nothing: total.nothing + spin.nothing * then.nothing,
        max: Math.max(total.max, times * spin.max + then.max),
      };
    }, nothingAhead(0n));
    known.set(key, result);
    return result;
  };

  return {
    scale: all ** BigInt(free.limit),
    bestSpin: multiplierAt(free, free.limit - 1) * Math.max(...spins.map(({ max }) => max)),
    after(count) {
      const award = awardOf(model, count, false, 0);
      return prospect(award, award);
    },
  };
}

type FreeSpins = Prospect & { retriggers: boolean; stops: bigint };

/** All draws of a free spin before its multiplier, grouped by whether they retrigger. */
function spinsByRetrigger(model: SlotModel): readonly FreeSpins[] {
  const groups = [false, true].map((retriggers): FreeSpins => ({ ...nothingAhead(0n), retriggers, stops: 0n }));
  for (const result of distributionOf(model, freeGameOf(model)?.strips)) {
    const group = groups[result.scatters >= TRIGGER ? 1 : 0];
    if (!group) continue;
    group.stops += BigInt(result.stops);
    if (result.coins === 0) group.nothing += BigInt(result.stops);
    group.sum += BigInt(result.stops) * BigInt(result.coins);
    group.squares += BigInt(result.stops) * BigInt(result.coins) ** 2n;
    group.max = Math.max(group.max, result.coins);
  }
  return groups.filter(({ stops }) => stops > 0n);
}
