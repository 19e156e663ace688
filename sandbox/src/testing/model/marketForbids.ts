import { type MarketName } from '@/config/markets/markets';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';

/**
 * What a market forbids, written down a second time and without the code under test; a life must never go beyond it.
 * Times in milliseconds, money in euro cents.
 */
export type Forbids = {
  pace: number;
  mostStake: bigint;
  /** Play beyond this time without an answered reality check, and the rest after one. */
  check: number;
  rest: number;
  needs: 'deposit' | 'loss' | null;
  /** Whether time and money are set before play, and end it. */
  isBounded: boolean;
  mostDeposits: bigint;
  /** How long a raised limit waits, and whether it then holds only once it is confirmed. */
  waits: number;
  confirms: boolean;
  /** Whether something is read or answered before the first deposit. */
  tells: boolean;
  isOut: boolean;
  /** How often a bonus may have to be wagered. */
  mostWagering: number;
};

const FREE: Forbids = {
  pace: 0,
  mostStake: 50_000n,
  check: Infinity,
  rest: 0,
  needs: null,
  isBounded: false,
  mostDeposits: 10n ** 12n,
  waits: DAY_MS,
  confirms: false,
  tells: false,
  isOut: false,
  mostWagering: Infinity,
};

export const FORBIDS: Readonly<Record<MarketName, Forbids>> = {
  default: FREE,
  unitedKingdom: { ...FREE, pace: 2_500, confirms: true, tells: true, mostWagering: 10 },
  malta: { ...FREE, tells: true },
  ontario: { ...FREE, pace: 2_500, isOut: true, tells: true },
  pennsylvania: { ...FREE, check: HOUR_MS, tells: true },
  germany: {
    ...FREE,
    pace: 5_000,
    mostStake: 100n,
    check: HOUR_MS,
    rest: 5 * MINUTE_MS,
    needs: 'deposit',
    mostDeposits: 100_000n,
  },
  sweden: { ...FREE, waits: 3 * DAY_MS },
  spain: { ...FREE, check: HOUR_MS, isBounded: true },
  switzerland: { ...FREE, needs: 'loss', waits: 3 * DAY_MS },
};
