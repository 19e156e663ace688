/**
 * What studios and casino say to each other about money (docs/architecture.md, "Real play of the sandbox"). Studios call the casino by
 * POST over HTTP, each body signed; everything but `open` carries the wallet's token as bearer. Amounts are decimal
 * texts of the session's currency.
 */
export const WALLET_PATH = '/wallet';

/** The header the body is signed in. */
export const WALLET_SIGNATURE_HEADER = 'x-wallet-signature';

export type WalletCall = 'open' | 'balance' | 'debit' | 'credit' | 'rollback';

/** Exchanges the one-time token of a frame's address. */
export type OpenRequest = { launch: string };
export type OpenAnswer = {
  session: string;
  wallet: string;
  game: string;
  currency: string;
  language: string;
  balance: string;
  playable: string;
  expiresAt: string;
};

/** A stake that is no ordinary one: a bonus pays it, or it is the price of a bought round. */
export type Special = 'freeSpin' | 'bonusBuy';

/**
 * A stake: one for each round. `transaction` names it for ever. Of a free spin the amount is what the spin is worth, and
 * nothing is booked. A bonus buy is taken if the player has confirmed one with the casino, and nothing else has been staked
 * in the session since.
 */
export type DebitRequest = { transaction: string; round: string; amount: string; special?: Special };
/**
 * The win of a round whose stake is booked; at most one for each round. `0` says that the round has ended without one,
 * which the casino waits for where the debit's answer said `closes`.
 */
export type CreditRequest = { transaction: string; round: string; amount: string };
/** Takes the debit `of` back, or keeps it from being booked later. */
export type RollbackRequest = { transaction: string; of: string; round: string };

/** Free spins of the player's bonus in this game: how many are left, at which stake, and what wins are multiplied by. */
export type FreeSpins = { left: number; stake: string; winBoost: number };

/** What a wallet holds now: real money and the bonus money that this game takes. */
export type WalletNow = { playable: string; freeSpins: FreeSpins | null };

/**
 * What a booked transaction answers: real money after it, and what the wallet holds now. `booked` is false where a rollback
 * found nothing to take back.
 */
export type BalanceAnswer = WalletNow & { balance: string; currency: string; booked?: boolean; closes?: boolean };

/** A clear no. Nothing was booked, and the same transaction is refused again. */
export type WalletRefusal = { code: string; message: string; details?: Record<string, unknown> };
