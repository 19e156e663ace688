import { toMinor } from '../money/money';

/**
 * One day's result as a bar: `at` is its position on the time axis (0 to 1), `height` its share of the total height,
 * negative for a loss.
 */
export type Bar = { date: string; netResult: string; at: number; height: number };

/** Bars of a graph. `best` and `worst` are the extreme days, null if no day won or lost. */
export type ResultGraph = {
  bars: readonly Bar[];
  /** Distance of the zero line from the top (0 to 1): the best day fits above it, the worst below. */
  zero: number;
  best: { date: string; netResult: string } | null;
  worst: { date: string; netResult: string } | null;
};

type Day = { date: string; netResult: string };

/** Ratio of two amounts, to four decimals: finer than any pixel. */
const ratio = (part: bigint, whole: bigint): number => Number((part * 10_000n) / whole) / 10_000;

/**
 * Daily net results as bars around a zero line, on one scale. Days missing from `told` had no play. Unreadable amounts
 * count as zero.
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
      date,
      netResult,
      at: index / days.length,
      height: range === 0n ? 0 : ratio(minor, range),
    })),
    zero: range === 0n ? 0.5 : ratio(up, range),
    best: up > 0n ? { date: best!.date, netResult: best!.netResult } : null,
    worst: down > 0n ? { date: worst!.date, netResult: worst!.netResult } : null,
  };
}
