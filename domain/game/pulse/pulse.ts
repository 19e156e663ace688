/** What a round paid back per unit of stake. */
export type PulsePoint = { at: string; value: number };

/** A line across the graph at a multiple of the stake; `height` from 0 (nothing) to 1 (top). */
export type PulseLine = { value: number; height: number };

export type PulseGraph = {
  /** Heights of the rounds, oldest first. */
  bars: readonly number[];
  /** Round multiples up to the highest round, from 1. */
  lines: readonly PulseLine[];
  /** The game's theoretical return. */
  expected: PulseLine;
  best: number;
  /** How many rounds paid nothing at all. */
  lost: number;
};

/** Never lower, so that a game without a win does not look like one. */
const LEAST_TOP = 2;

/**
 * The graph of a game's last rounds. Its scale is logarithmic, because one round may pay a thousand times another; it
 * starts at zero. `returnToPlayer` in percent.
 */
export function pulseGraph(points: readonly PulsePoint[], returnToPlayer: number): PulseGraph {
  const values = points.map(({ value }) => value);
  const best = Math.max(0, ...values);
  const top = Math.log1p(Math.max(best, LEAST_TOP));
  const heightOf = (value: number) => Math.log1p(value) / top;
  const multiples = [1, 10, 100, 1_000, 10_000].filter((value) => value <= Math.max(best, LEAST_TOP));
  const expected = returnToPlayer / 100;
  return {
    bars: values.map(heightOf),
    lines: multiples.map((value) => ({ value, height: heightOf(value) })),
    expected: { value: expected, height: heightOf(expected) },
    best,
    lost: values.filter((value) => value === 0).length,
  };
}
