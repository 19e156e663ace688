/** One round, in cents. The win of a free spin already includes the boost. */
type PlannedRound = readonly [stake: bigint, win: bigint];

/** A step of the bonus sample player; amounts in cents. */
export type BonusStep = { daysAgo: number } & (
  | { what: 'deposit'; amount: bigint; offer?: string }
  | { what: 'take'; offer: string }
  | { what: 'play'; rounds: readonly PlannedRound[] }
  | { what: 'freeSpins'; rounds: readonly PlannedRound[] }
  | { what: 'end'; status: 'cancelled' | 'expired' | 'completed' }
  | { what: 'cashback'; offer: string }
  | { what: 'gift'; offer: string }
);

const rounds = (stake: bigint, ...wins: bigint[]): PlannedRound[] => wins.map((win) => [stake, win]);

/**
 * Twelve days: a gift that was cancelled, one that was wagered and paid out, free spins that expired with their
 * winnings, and a deposit bonus being wagered. A loss cashback and a gift are ready to claim.
 */
export const BONUS_PLAN: readonly BonusStep[] = [
  { daysAgo: 12, what: 'deposit', amount: 10_000n },
  { daysAgo: 12, what: 'take', offer: 'free-ten' },
  { daysAgo: 11, what: 'end', status: 'cancelled' },
  { daysAgo: 10, what: 'play', rounds: rounds(500n, 0n, 0n, 600n, 0n, 0n, 0n) },
  { daysAgo: 8, what: 'take', offer: 'daily-dime' },
  { daysAgo: 8, what: 'play', rounds: rounds(100n, 0n, 0n, 250n, 0n, 0n) },
  { daysAgo: 8, what: 'end', status: 'completed' },
  { daysAgo: 6, what: 'take', offer: 'amun-spins' },
  { daysAgo: 6, what: 'freeSpins', rounds: rounds(0n, 0n, 30n, 0n, 0n) },
  { daysAgo: 3, what: 'end', status: 'expired' },
  { daysAgo: 1, what: 'deposit', amount: 4_000n, offer: 'second-deposit' },
  { daysAgo: 1, what: 'play', rounds: rounds(300n, 0n, 0n, 450n, 0n, 0n, 0n, 0n, 0n, 0n, 0n) },
  { daysAgo: 0, what: 'cashback', offer: 'cashback-week' },
  { daysAgo: 0, what: 'gift', offer: 'first-come-spins' },
];
