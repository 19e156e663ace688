import { toMinor } from '../money/money';

/**
 * A day's result as a bar: where it stands along the time, 0 to 1, and its height from the zero line as a share of the whole
 * height, below zero for a loss.
 */
export type Bar = { date: string; netResult: string; at: number; height: number };

/** The bars of a graph. `best` and `worst` are the days at its edges, null where none won or lost. */
export type ResultGraph = {
  bars: readonly Bar[];
  /** How far down the zero line is, 0 to 1: above it is as much room as the best day needs, below as the worst. */
  zero: number;
  best: { date: string; netResult: string } | null;
  worst: { date: string; netResult: string } | null;
};

type Day = { date: string; netResult: string };

/** Ratio of two amounts; thousandths are finer than any pixel. */
const ratio = (part: bigint, whole: bigint): number => Number((part * 10_000n) / whole) / 10_000;

/**
 * The net result day by day as bars from zero: wins above, losses below, at one scale. Days that are not told had no play.
 * Amounts that cannot be read count as zero.
 */
export function resultGraph(dates: readonly string[], told: readonly Day[], currency: string): ResultGraph {
  const known = new Map(told.map(({ date, netResult }) => [date, netResult]));
  const days = dates.map((date) => {
    const netResult = known.get(date) ?? '0';
    return { date, netResult, minor: toMinor(netResult, currency) ?? 0n };
  });
  let [best, worst] = [days[0], days[0]];
  for (const day of days) {
    if (best && day.minor > best.minor) best = day;
    if (worst && day.minor < worst.minor) worst = day;
  }
  const up = best && best.minor > 0n ? best.minor : 0n;
  const down = worst && worst.minor < 0n ? -worst.minor : 0n;
  const range = up + down;
  return {
    bars: days.map(({ date, netResult, minor }, index) => ({
      ...{ date, netResult },
      at: index / days.length,
      height: range === 0n ? 0 : ratio(minor, range),
    })),
    zero: range === 0n ? 0.5 : ratio(up, range),
    best: up > 0n ? { date: best!.date, netResult: best!.netResult } : null,
    worst: down > 0n ? { date: worst!.date, netResult: worst!.netResult } : null,
  };
}
