import type { TransactionStatus } from '@/domain/cashier/withdrawal/withdrawal';

/** A row of the transaction history (ENT-39). The amount is a decimal text, the date an instant in ISO 8601. */
export type Transaction = {
  id: string;
  date: string;
  method: string;
  /** As the backend says it; TRANSACTION_TYPES are those with words of ours. */
  type: string;
  amount: string;
  currency: string;
  status: TransactionStatus;
  bonus: boolean;
  /** What a player tells the support. */
  reference: string | null;
};

/** A row of the casino history (ENT-40). Amounts are decimal texts; a bet is below zero. The balances are of real money. */
export type CasinoEntry = {
  id: string;
  roundId: string | null;
  /** As the backend says it; CASINO_TYPES are those with words of ours. */
  type: string;
  /** A bet that bought the feature of the game (GAME-11). */
  bonusBuy: boolean;
  gameId: string | null;
  gameName: string;
  provider: string;
  balanceBefore: string;
  amount: string;
  /** Of the amount, with its sign: what was bonus money; null for none, and where the backend does not say. */
  bonusAmount: string | null;
  balanceAfter: string;
  bonusBalance: string;
  /** Null where the backend does not say: it is the account's. */
  currency: string | null;
  date: string;
};

/** What moves money: in, out, and rewards as they were paid. */
export const TRANSACTION_TYPES = ['deposit', 'withdrawal', 'rakeback', 'cashback', 'dailyBonus', 'bonusWin'] as const;
export const CASINO_TYPES = ['bet', 'win', 'rollback'] as const;

/** Rows of a page and how many there are on all of them. */
export type Page<Row> = { rows: readonly Row[]; count: number };

/** One round in detail. Amounts are decimal texts. */
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
 * Sums of a period, and the net result of each of its days (YYYY-MM-DD). Decimal texts; a loss is below zero. What was staked
 * and won is real and bonus money.
 */
export type Totals = {
  currency: string;
  deposits: string;
  withdrawals: string;
  wins: string;
  losses: string;
  /** Of wins less losses: what was bonus money; null where the backend does not say. */
  bonusNetResult: string | null;
  lifetimeNetDeposits: string;
  /** Rewards paid in the period; null where the backend does not say. */
  rewards: string | null;
  /** Points of the VIP club that play in the period earned; null as above. */
  xp: number | null;
  days: readonly { date: string; netResult: string }[];
};
