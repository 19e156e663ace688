import type { TransactionStatus } from '@/domain/cashier/withdrawal/withdrawal';

/** A row of the transaction history (ENT-39). `amount` is a decimal string, `date` is ISO 8601. */
export type Transaction = {
  id: string;
  date: string;
  method: string;
  /** As sent by the backend; TRANSACTION_TYPES are the ones with a translation. */
  type: string;
  amount: string;
  currency: string;
  /** Null for a status that is unknown here. */
  status: TransactionStatus | null;
  bonus: boolean;
  /** Reference number for customer support. */
  reference: string | null;
};

/**
 * A row of the casino history (ENT-40). Amounts are decimal strings, negative for a bet. Balances are real money unless
 * named otherwise; null if the backend does not say.
 */
export type CasinoEntry = {
  id: string;
  roundId: string | null;
  /** As sent by the backend; CASINO_TYPES are the ones with a translation. */
  type: string;
  /** Whether the bet was a bonus buy (GAME-11). */
  bonusBuy: boolean;
  gameId: string | null;
  gameName: string;
  provider: string;
  balanceBefore: string | null;
  amount: string;
  /** The bonus-money part of `amount`, with the same sign; null for none or if the backend does not say. */
  bonusAmount: string | null;
  balanceAfter: string | null;
  bonusBalance: string | null;
  /** Null if the backend does not say, which means the account's currency. */
  currency: string | null;
  date: string;
};

/** Types of paid rewards. */
export const REWARD_TYPES = ['rakeback', 'cashback', 'dailyBonus', 'tournament', 'bonusWin', 'referral'] as const;
/** Types that move money: deposits, withdrawals, corrections by the house, and paid rewards. */
export const TRANSACTION_TYPES = ['deposit', 'withdrawal', 'correction', ...REWARD_TYPES] as const;
export const CASINO_TYPES = ['bet', 'win', 'rollback'] as const;

/** The rows of one page, and the total count. */
export type Page<Row> = { rows: readonly Row[]; count: number };

/** One round in detail. Amounts are decimal strings. */
export type Round = {
  id: string;
  game: string;
  gameId: string | null;
  provider: string | null;
  status: 'open' | 'settled' | 'rolledBack' | null;
  stake: string;
  win: string;
  currency: string;
  playedAt: string;
  entries: readonly CasinoEntry[];
};

/**
 * Sums of a period, and the net result of each of its days (YYYY-MM-DD). Decimal strings, negative for a loss. Stakes
 * and wins include bonus money.
 */
export type Totals = {
  currency: string;
  deposits: string;
  withdrawals: string;
  wins: string;
  losses: string;
  /** The bonus-money part of wins minus losses; null if the backend does not say. */
  bonusNetResult: string | null;
  lifetimeNetDeposits: string;
  /** Rewards paid in the period; null if the backend does not say. */
  rewards: string | null;
  /** Seconds of real-money play in the period; null if the backend does not say. */
  playedSeconds?: number | null;
  /** VIP points earned by play in the period; null if the backend does not say. */
  xp: number | null;
  days: readonly { date: string; netResult: string }[];
};
