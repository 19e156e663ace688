/** Length of a round of the live table. Rounds follow the clock alone, the same for every process and player. */
export const ROUND_MS = 30_000;
/** How long bets are accepted. */
export const BETTING_MS = 20_000;
/** Time from closing until the ball falls; the rest of the round shows the result. */
const BALL_MS = 6_000;

/** Times of a round, in milliseconds since 1970. */
export type RoundTimes = { number: number; opensAt: number; closesAt: number; fallsAt: number; endsAt: number };

export type TablePhase = 'betting' | 'spinning' | 'result';

export function timesOf(number: number): RoundTimes {
  const opensAt = number * ROUND_MS;
  const closesAt = opensAt + BETTING_MS;
  return { number, opensAt, closesAt, fallsAt: closesAt + BALL_MS, endsAt: opensAt + ROUND_MS };
}

/** The number of the round at a time in milliseconds since 1970. */
export const numberAt = (now: number): number => Math.floor(now / ROUND_MS);

/** The phase of the table at a time within a round. */
export function phaseAt({ closesAt, fallsAt }: RoundTimes, now: number): TablePhase {
  if (now < closesAt) return 'betting';
  return now < fallsAt ? 'spinning' : 'result';
}
