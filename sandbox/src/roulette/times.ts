/** A round of the live table, by the clock alone: the same for every process and everybody at the table. */
export const ROUND_MS = 30_000;
/** So long bets are taken. */
export const BETTING_MS = 20_000;
/** So long after the closing the ball falls; the rest of the round shows where. */
const BALL_MS = 6_000;

/** The instants of a round, in milliseconds since 1970. */
export type RoundTimes = { number: number; opensAt: number; closesAt: number; fallsAt: number; endsAt: number };

export type TablePhase = 'betting' | 'spinning' | 'result';

export function timesOf(number: number): RoundTimes {
  const opensAt = number * ROUND_MS;
  const closesAt = opensAt + BETTING_MS;
  return { number, opensAt, closesAt, fallsAt: closesAt + BALL_MS, endsAt: opensAt + ROUND_MS };
}

/** The number of the round an instant (milliseconds since 1970) lies in. */
export const numberAt = (now: number): number => Math.floor(now / ROUND_MS);

/** What the table is doing at an instant of a round. */
export function phaseAt({ closesAt, fallsAt }: RoundTimes, now: number): TablePhase {
  if (now < closesAt) return 'betting';
  return now < fallsAt ? 'spinning' : 'result';
}
