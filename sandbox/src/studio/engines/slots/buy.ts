import { bonusOf } from './bonus';
import { distributionOf } from './distribution';
import { evaluate, type Spin, triggersAt } from './evaluate';
import { figuresOf } from './figures';
import { TRIGGER } from './freeGame';
import { fraction, type Fraction } from './fraction';
import { type SlotModel } from './model';
import { type RandomInt } from '../../../base/random';
import { drawStops, playRound, type SlotRound } from './round';

/** The price of a slot's feature in stakes, and the return to player of a bought round. */
export type Offer = { price: number; returned: Fraction };

/** Draws of the paid spin before it counts as an error: the rarest feature of a model triggers once in 141. */
const MOST_DRAWS = 100_000;

/**
 * Number of scatters that trigger what the slot sells, free spins or hold and spin; null for a slot that sells nothing.
 */
export const soldFrom = ({ scatters, hold }: SlotModel): number | null => hold?.from ?? (scatters ? TRIGGER : null);

/** The exact expected win, per unit staked, of a round whose paid spin triggers the feature; null when none is sold. */
export function expectedWhenBought(model: SlotModel): Fraction | null {
  const from = soldFrom(model);
  if (from === null) return null;
  const bonus = bonusOf(model);
  let [sum, stops] = [0n, 0n];
  for (const result of distributionOf(model)) {
    if (result.scatters < from) continue;
    stops += BigInt(result.stops);
    sum += BigInt(result.stops) * (BigInt(result.coins) * bonus.scale + bonus.after(result.scatters).sum);
  }
  return fraction(sum, stops * bonus.scale * BigInt(model.coins));
}

/**
 * The price of a slot's feature: the whole number of stakes at which a bought round returns closest to the game's own
 * return to player. Null when the slot sells nothing.
 */
export function offerOf(model: SlotModel): Offer | null {
  const expected = expectedWhenBought(model);
  if (!expected) return null;
  const { over, under } = figuresOf(model).returnToPlayer;
  const [stakes, whole] = [expected.over * under, expected.under * over];
  const price = (2n * stakes + whole) / (2n * whole);
  return { price: Number(price), returned: fraction(expected.over, expected.under * price) };
}

/** Redraws the reels until they trigger the feature: every triggering stop is equally likely. */
function drawTriggering(model: SlotModel, random: RandomInt): Spin {
  const from = soldFrom(model);
  if (from === null) throw new RangeError(`${model.id} sells no feature`);
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const stops = drawStops(model.strips, random);
    if (triggersAt(model, stops) >= from) return evaluate(model, stops);
  }
  throw new Error(`${model.id} did not trigger in ${MOST_DRAWS} draws`);
}

/**
 * Plays a bought round: a normal round whose paid spin is drawn on the condition that it triggers the feature. Its wins
 * are multiples of `stake`; the price is `stake` times the offer's price. Throws as `playRound` does, and for a slot
 * that sells nothing.
 */
export const playBought = (model: SlotModel, stake: bigint, random: RandomInt): SlotRound =>
  playRound(model, stake, random, drawTriggering);
