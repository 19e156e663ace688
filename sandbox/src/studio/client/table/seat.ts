import { type BetsAnswer, type SeatWire, type SlipWire } from '../../table/wire';
import { minor } from '../amounts';

/** What a player has at the table: balance, and the slips of the rounds, as the server last told. */
export type Seat = {
  balance: bigint;
  slips: readonly SlipWire[];
};

export const seatOf = ({ balance, currency, slips }: SeatWire): Seat => ({ balance: minor(balance, currency), slips });

/** After a slip was placed; one that is known already stays once. */
export const withSlip = (seat: Seat, { slip, balance }: BetsAnswer, currency: string): Seat => ({
  balance: minor(balance, currency),
  slips: [slip, ...seat.slips.filter(({ roundId }) => roundId !== slip.roundId)],
});

export const slipsOf = ({ slips }: Seat, number: number): readonly SlipWire[] =>
  slips.filter((slip) => slip.number === number);

/** What lies on each place of the slips together. */
export function stakedPiles(slips: readonly SlipWire[], currency: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, amount } of slips.flatMap(({ bets }) => bets))
    sums.set(spot, (sums.get(spot) ?? 0n) + minor(amount, currency));
  return sums;
}

/** What a round has brought, once all its slips are paid; null before. */
export function totalOf(slips: readonly SlipWire[], currency: string): { stake: bigint; win: bigint } | null {
  if (slips.length === 0 || slips.some(({ win }) => win === null)) return null;
  const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + minor(amount, currency), 0n);
  return { stake: sum(slips.map(({ stake }) => stake)), win: sum(slips.map(({ win }) => win ?? '0')) };
}
