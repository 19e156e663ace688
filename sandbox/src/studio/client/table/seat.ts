import { type BetsAnswer, type SeatWire, type SlipWire } from '../../table/wire';
import { minor } from '../frame/amounts';

/** A player's state at the table, as last reported by the server: balance and slips. */
export type Seat = {
  balance: bigint;
  slips: readonly SlipWire[];
  /** Orders the reports, see table/wire.ts. */
  steps: number;
};

export const seatOf = ({ balance, currency, slips, steps }: SeatWire): Seat => ({
  balance: minor(balance, currency),
  slips,
  steps,
});

/** The later one of what is known and what an answer reports. */
export const laterOf = (known: Seat, told: Seat): Seat => (told.steps < known.steps ? known : told);

/** The seat after a slip was placed; a known slip is not added twice. */
export const withSlip = (seat: Seat, { slip, balance, steps }: BetsAnswer, currency: string): Seat => ({
  balance: minor(balance, currency),
  slips: [slip, ...seat.slips.filter(({ roundId }) => roundId !== slip.roundId)],
  steps,
});

export const slipsOf = ({ slips }: Seat, number: number): readonly SlipWire[] =>
  slips.filter((slip) => slip.number === number);

/** The total of the slips on each spot. */
export function stakedPiles(slips: readonly SlipWire[], currency: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, amount } of slips.flatMap(({ bets }) => bets))
    sums.set(spot, (sums.get(spot) ?? 0n) + minor(amount, currency));
  return sums;
}

/** Total stake and win of a round once all its slips are paid; null before. */
export function totalOf(slips: readonly SlipWire[], currency: string): { stake: bigint; win: bigint } | null {
  if (slips.length === 0 || slips.some(({ win }) => win === null)) return null;
  const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + minor(amount, currency), 0n);
  return { stake: sum(slips.map(({ stake }) => stake)), win: sum(slips.map(({ win }) => win ?? '0')) };
}
