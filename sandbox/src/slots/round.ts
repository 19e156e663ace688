import { evaluate, type Spin, type Stops } from './evaluate';
import { type SlotModel, type Strips } from './model';
import { type RandomInt } from './random';

/** One stop of the reels within a round. The first is paid for, the others are free. */
export type RoundSpin = Spin & {
  stops: Stops;
  free: boolean;
  multiplier: number;
  /** Minor units, multiplier included. */
  win: bigint;
  /** Free spins this spin won. */
  awarded: number;
};

export type SlotRound = { spins: readonly RoundSpin[]; win: bigint };

/** Draws where each reel stops, every position equally likely. */
export const drawStops = (strips: Strips, random: RandomInt): Stops => strips.map((strip) => random(strip.length));

/** Free spins won by so many scatters, given those the round has already won. */
export function awardOf({ scatters }: SlotModel, count: number, free: boolean, already: number): number {
  if (!scatters || count < 3) return 0;
  const won = free ? scatters.retrigger : (scatters.award[count - 3] ?? 0);
  return Math.min(won, scatters.limit - already);
}

/**
 * Plays a whole round: the paid spin and every free spin it leads to, drawn at once. `stake` is in minor units and must
 * be whole coins of the model; otherwise it throws a RangeError.
 */
export function playRound(model: SlotModel, stake: bigint, random: RandomInt): SlotRound {
  const coin = coinOf(model, stake);
  const spins: RoundSpin[] = [];
  let awarded = 0;
  for (let index = 0; index <= awarded; index += 1) {
    const free = index > 0;
    const strips = free && model.scatters ? model.scatters.strips : model.strips;
    const multiplier = free && model.scatters ? model.scatters.multiplier : 1;
    const stops = drawStops(strips, random);
    const spin = evaluate(model, stops, strips);
    const award = awardOf(model, spin.scatters, free, awarded);
    awarded += award;
    spins.push({ ...spin, stops, free, multiplier, win: BigInt(spin.coins * multiplier) * coin, awarded: award });
  }
  return { spins, win: spins.reduce((sum, { win }) => sum + win, 0n) };
}

/** The value of one coin in minor units. */
export function coinOf({ id, coins }: SlotModel, stake: bigint): bigint {
  const coin = stake / BigInt(coins);
  if (stake <= 0n || coin * BigInt(coins) !== stake) throw new RangeError(`${stake} is no whole stake of ${id}`);
  return coin;
}
