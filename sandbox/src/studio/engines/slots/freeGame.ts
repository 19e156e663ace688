import { type Scatters, type SlotModel, type Strips, type SymbolId } from './model';

/** Minimum number of scatters that trigger free spins. */
export const TRIGGER = 3;

/**
 * The free spins of a model, however they are triggered; null when it has none. A respin is modelled as free spins too:
 * a wild on its reel counts as three scatters, the held reel is a strip of one wild, and there is no retrigger.
 */
export function freeGameOf({ scatters, respin, strips }: SlotModel): Scatters | null {
  if (!respin) return scatters;
  const { reel, spins, multiplier } = respin;
  const held = strips.map((strip, index) => (index === reel ? 'W' : strip)) as unknown as Strips;
  return { pays: [0, 0, 0], award: [spins, spins, spins], retrigger: 0, limit: spins, multiplier, strips: held };
}

/** How many scatters a column counts as, towards free spins or hold and spin. */
export function triggersIn({ respin }: SlotModel, column: readonly SymbolId[], reel: number): number {
  if (respin) return reel === respin.reel && column.includes('W') ? TRIGGER : 0;
  return column.filter((symbol) => symbol === 'S').length;
}

/** The win multiplier of a free spin; `index` counts the round's free spins from 0. */
export const multiplierAt = ({ multiplier, risingTo }: Scatters, index: number): number =>
  risingTo === undefined ? multiplier : Math.min(multiplier + index, risingTo);
