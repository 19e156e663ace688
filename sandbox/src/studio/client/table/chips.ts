import { type BetWire } from '../../table/wire';

/** Chips on the layout that are not staked yet, in the order they were placed; amounts in minor units. */
export type Laid = readonly { spot: string; amount: bigint }[];

/** The total on each spot. */
export function piles(laid: Laid): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, amount } of laid) sums.set(spot, (sums.get(spot) ?? 0n) + amount);
  return sums;
}

export const sumOf = (laid: Laid): bigint => laid.reduce((sum, { amount }) => sum + amount, 0n);

/** Removes the last chip from a spot. */
export function takeFrom(laid: Laid, spot: string): Laid {
  const at = laid.findLastIndex((chip) => chip.spot === spot);
  return at < 0 ? laid : laid.filter((_, index) => index !== at);
}

/** The bets to request for these chips. */
export const betsOf = (laid: Laid, decimal: (minor: bigint) => string): BetWire[] =>
  [...piles(laid)].map(([spot, amount]) => ({ spot, amount: decimal(amount) }));
