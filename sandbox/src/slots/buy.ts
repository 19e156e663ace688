import { bonusOf } from './bonus';
import { distributionOf } from './distribution';
import { evaluate, type Spin, triggersAt } from './evaluate';
import { figuresOf } from './figures';
import { TRIGGER } from './freeGame';
import { fraction, type Fraction } from './fraction';
import { type SlotModel } from './model';
import { type RandomInt } from './random';
import { drawStops, playRound, type SlotRound } from './round';

/** What a slot asks for its feature, in stakes, and what a bought round returns of that on average. */
export type Offer = { price: number; returned: Fraction };

/** Draws of the paid spin before something must be wrong: the rarest feature of a model comes once in 141. */
const MOST_DRAWS = 100_000;

/** How many scatters start what the slot sells, free spins or hold and spin; null for a slot that sells nothing. */
export const soldFrom = ({ scatters, hold }: SlotModel): number | null => hold?.from ?? (scatters ? TRIGGER : null);

/** The expected win of a round whose paid spin triggers the feature, per unit staked, exact; null where none is sold. */
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
 * The price of a slot's feature: the whole number of stakes nearest to that at which a bought round returns what the game
 * does. Null where the slot sells nothing.
 */
export function offerOf(model: SlotModel): Offer | null {
  const expected = expectedWhenBought(model);
  if (!expected) return null;
  const { over, under } = figuresOf(model).returnToPlayer;
  const [stakes, whole] = [expected.over * under, expected.under * over];
  const price = (2n * stakes + whole) / (2n * whole);
  return { price: Number(price), returned: fraction(expected.over, expected.under * price) };
}

/** Stops the reels again until they show what starts the feature: every stop that does is equally likely. */
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
 * Plays a bought round: a round like any other, drawn under the condition that its paid spin triggers the feature. `stake` is
 * what its wins are multiples of; the price is that times the offer's. Throws as `playRound` does, and for a slot that sells
 * nothing.
 */
export const playBought = (model: SlotModel, stake: bigint, random: RandomInt): SlotRound =>
  playRound(model, stake, random, drawTriggering);
