/**
 * The wallet protocol between studios and casino (docs/architecture.md, "The sandbox: real play"). Studios call the
 * casino by HTTP POST with signed bodies; every call but `open` carries the wallet token as a bearer token. Amounts are
 * decimal strings in the session's currency.
 */
export const WALLET_PATH = '/wallet';

export const WALLET_SIGNATURE_HEADER = 'x-wallet-signature';

export type WalletCall = 'open' | 'balance' | 'debit' | 'credit' | 'rollback';

/** Exchanges the one-time launch token of the frame's URL. */
export type OpenRequest = { launch: string };
export type OpenAnswer = {
  session: string;
  /** Who plays, the same in every launch; opaque to the studio. */
  player: string;
  wallet: string;
  game: string;
  currency: string;
  language: string;
  balance: string;
  playable: string;
  expiresAt: string;
};

/** A special stake: paid by a bonus, or the price of a bought round. */
export type Special = 'freeSpin' | 'bonusBuy';

/**
 * A stake, one per round. `transaction` is its permanent idempotency key. For a free spin, `amount` is the value of the
 * spin and no money is booked. A bonus buy is accepted if the player has confirmed one with the casino and nothing else
 * has been staked in the session since. `settlesAt`: at a live table, when the result is out, as an ISO instant; a
 * player's stakes in one game with the same one are bets on one draw: the highest bets hold for all of them together.
 */
export type DebitRequest = {
  transaction: string;
  round: string;
  amount: string;
  special?: Special;
  settlesAt?: string;
};
/**
 * The win of a round with a booked stake; at most one per round. `0` reports that the round ended without a win; the
 * casino needs that report when the debit's answer said `closes`, as it does at every live table.
 */
export type CreditRequest = { transaction: string; round: string; amount: string };
/** Rolls back the debit `of`, or prevents it from being booked later. */
export type RollbackRequest = { transaction: string; of: string; round: string };

/** The free spins of the player's bonus in this game: number left, stake, and the multiplier of wins. */
export type FreeSpins = { left: number; stake: string; winBoost: number };

/** The current wallet: real money plus the bonus money playable in this game. */
export type WalletNow = { playable: string; freeSpins: FreeSpins | null };

/**
 * The answer to a booked transaction: real money after it, and the current wallet. `booked` is false when a rollback
 * found nothing to roll back.
 */
export type BalanceAnswer = WalletNow & { balance: string; currency: string; booked?: boolean; closes?: boolean };

/** A definite refusal. Nothing was booked, and a repeat is refused too. */
export type WalletRefusal = { code: string; message: string; details?: Record<string, unknown> };
