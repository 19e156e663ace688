import { type Scatters, type SlotModel, type Strips, type SymbolId } from './model';

/** Fewest scatters that start free spins. */
export const TRIGGER = 3;

/**
 * The free spins of a model, however they are started; null when it has none. A respin is a free game too: a wild on its
 * reel stands for three scatters, the held reel is a strip of one wild, and nothing is added on the way.
 */
export function freeGameOf({ scatters, respin, strips }: SlotModel): Scatters | null {
  if (!respin) return scatters;
  const { reel, spins, multiplier } = respin;
  const held = strips.map((strip, index) => (index === reel ? 'W' : strip)) as unknown as Strips;
  return { pays: [0, 0, 0], award: [spins, spins, spins], retrigger: 0, limit: spins, multiplier, strips: held };
}

/** What a column counts towards the start of free spins or of hold and spin. */
export function triggersIn({ respin }: SlotModel, column: readonly SymbolId[], reel: number): number {
  if (respin) return reel === respin.reel && column.includes('W') ? TRIGGER : 0;
  return column.filter((symbol) => symbol === 'S').length;
}

/** How many times the wins of a round's free spin are paid; `index` counts its free spins from 0. */
export const multiplierAt = ({ multiplier, risingTo }: Scatters, index: number): number =>
  risingTo === undefined ? multiplier : Math.min(multiplier + index, risingTo);
