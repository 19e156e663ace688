/** How a table's rounds follow the clock, in milliseconds: their length, the time for bets, and from then to the result. */
export type Pace = { roundMs: number; bettingMs: number; resultMs: number };

/** Times of a round, in milliseconds since 1970; at `fallsAt` its result is out. */
export type RoundTimes = { number: number; opensAt: number; closesAt: number; fallsAt: number; endsAt: number };

export type TablePhase = 'betting' | 'spinning' | 'result';

/** Times of a table's round. Rounds follow the clock alone, the same for every process and player. */
export function timesOf({ roundMs, bettingMs, resultMs }: Pace, number: number): RoundTimes {
  const opensAt = number * roundMs;
  const closesAt = opensAt + bettingMs;
  return { number, opensAt, closesAt, fallsAt: closesAt + resultMs, endsAt: opensAt + roundMs };
}

/** The number of the round at a time in milliseconds since 1970. */
export const numberAt = ({ roundMs }: Pace, now: number): number => Math.floor(now / roundMs);

/** The phase of the table at a time within a round. */
export function phaseAt({ closesAt, fallsAt }: RoundTimes, now: number): TablePhase {
  if (now < closesAt) return 'betting';
  return now < fallsAt ? 'spinning' : 'result';
}
