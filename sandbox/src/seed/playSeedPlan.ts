/** A step of the sample player; amounts in cents. */
export type Step =
  | { what: 'deposit'; daysAgo: number; amount: bigint }
  | { what: 'play'; daysAgo: number; game: number; rounds: readonly (readonly [stake: bigint, win: bigint])[] }
  | { what: 'withdrawal'; daysAgo: number; amount: bigint; end: 'completed' | 'rejected' };

/** Wins in percent of the stake; seven of ten rounds lose. */
const WINS = [0n, 0n, 150n, 0n, 0n, 420n, 0n, 0n, 0n, 380n];

const evening = (stake: bigint, rounds: number, first: number) =>
  Array.from({ length: rounds }, (_, index) => {
    const share = WINS[(first + index) % WINS.length]!;
    return [stake, (stake * share) / 100n] as const;
  });

/**
 * Six weeks of an ordinary player: 400.00 deposited and fully wagered, one paid and one rejected withdrawal, and a
 * small net loss.
 */
export const PLAN: readonly Step[] = [
  { what: 'deposit', daysAgo: 41, amount: 30_000n },
  { what: 'play', daysAgo: 41, game: 9, rounds: evening(1_000n, 12, 0) },
  { what: 'play', daysAgo: 36, game: 11, rounds: evening(1_000n, 12, 2) },
  { what: 'play', daysAgo: 29, game: 14, rounds: evening(500n, 16, 4) },
  { what: 'withdrawal', daysAgo: 27, amount: 10_000n, end: 'completed' },
  { what: 'deposit', daysAgo: 12, amount: 10_000n },
  { what: 'play', daysAgo: 12, game: 2, rounds: evening(1_000n, 10, 7) },
  // Play on most days of the last two weeks, as shown in the rakeback calendar.
  { what: 'play', daysAgo: 11, game: 0, rounds: evening(400n, 12, 5) },
  { what: 'play', daysAgo: 10, game: 1, rounds: evening(300n, 9, 0) },
  { what: 'play', daysAgo: 8, game: 0, rounds: evening(600n, 10, 5) },
  { what: 'play', daysAgo: 7, game: 2, rounds: evening(200n, 13, 7) },
  { what: 'play', daysAgo: 6, game: 1, rounds: evening(200n, 20, 1) },
  { what: 'withdrawal', daysAgo: 5, amount: 5_000n, end: 'rejected' },
  { what: 'play', daysAgo: 4, game: 0, rounds: evening(500n, 8, 0) },
  { what: 'play', daysAgo: 3, game: 1, rounds: evening(300n, 11, 4) },
  { what: 'play', daysAgo: 2, game: 2, rounds: evening(400n, 9, 3) },
  { what: 'play', daysAgo: 1, game: 0, rounds: evening(300n, 14, 6) },
  // One hour ago: today, unless it is just after midnight.
  { what: 'play', daysAgo: 1 / 24, game: 1, rounds: evening(250n, 8, 0) },
];
