import { evaluate, type Spin, type Stops } from './evaluate';
import { freeGameOf, multiplierAt, TRIGGER } from './freeGame';
import { holdSpins } from './hold';
import { type Luck, type SlotModel, type Strips } from './model';
import { type RandomInt } from '../../../base/random';

/** One stop of the reels within a round. The first is paid for, the others are free. */
export type RoundSpin = Spin & {
  free: boolean;
  /** Free-spin multiplier times random multiplier. */
  multiplier: number;
  /** Minor units, multiplier included. */
  win: bigint;
  /** Free spins or respins this spin won. */
  awarded: number;
};

export type SlotRound = { spins: readonly RoundSpin[]; win: bigint };

/** Draws the stop of each reel, every position equally likely. */
export const drawStops = (strips: Strips, random: RandomInt): Stops => strips.map((strip) => random(strip.length));

/** Free spins won by that many scatters, given those the round has already won. */
export function awardOf(model: SlotModel, count: number, free: boolean, already: number): number {
  const game = freeGameOf(model);
  if (!game || count < TRIGGER) return 0;
  const won = free ? game.retrigger : (game.award[count - TRIGGER] ?? 0);
  return Math.min(won, game.limit - already);
}

/** Draws a multiplier by weight; 1 in a game without them, and for a spin that pays nothing. */
export function drawLuck(luck: readonly Luck[] | undefined, coins: number, random: RandomInt): number {
  if (!luck || coins === 0) return 1;
  let left = random(luck.reduce((sum, { weight }) => sum + weight, 0));
  return luck.find(({ weight }) => (left -= weight) < 0)?.multiplier ?? 1;
}

type Opening = (model: SlotModel, random: RandomInt) => Spin;

const anyStop: Opening = (model, random) => evaluate(model, drawStops(model.strips, random));

/**
 * Plays a whole round: the paid spin and every free spin that follows, drawn at once. `stake` is in minor units and
 * must be a multiple of the model's coins; otherwise it throws a RangeError.
 */
export function playRound(model: SlotModel, stake: bigint, random: RandomInt, opening: Opening = anyStop): SlotRound {
  const coin = coinOf(model, stake);
  const game = freeGameOf(model);
  const spins: RoundSpin[] = [];
  let awarded = 0;
  for (let index = 0; index <= awarded; index += 1) {
    const free = index > 0;
    const strips = free && game ? game.strips : model.strips;
    const spin = free ? evaluate(model, drawStops(strips, random), strips) : opening(model, random);
    const multiplier = (free && game ? multiplierAt(game, index - 1) : 1) * drawLuck(model.luck, spin.coins, random);
    const award = awardOf(model, spin.scatters, free, awarded);
    awarded += award;
    spins.push({ ...spin, free, multiplier, win: BigInt(spin.coins * multiplier) * coin, awarded: award });
  }
  const [paid] = spins;
  if (model.hold && paid && paid.scatters >= model.hold.from) {
    paid.awarded = model.hold.respins;
    for (const spin of holdSpins(model, model.hold, paid.grid, random))
      spins.push({ ...spin, free: true, multiplier: 1, win: BigInt(spin.coins) * coin, awarded: 0 });
  }
  return { spins, win: spins.reduce((sum, { win }) => sum + win, 0n) };
}

/** The value of one coin in minor units. */
export function coinOf({ id, coins }: SlotModel, stake: bigint): bigint {
  const coin = stake / BigInt(coins);
  if (stake <= 0n || coin * BigInt(coins) !== stake) throw new RangeError(`${stake} is no whole stake of ${id}`);
  return coin;
}
