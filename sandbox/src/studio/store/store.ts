import { type FreeSpins } from '../../wallet/protocol';

/**
 * The studio's storage interface. db/studioStore.ts implements it; a test may use its own. Amounts are minor units of
 * the session's currency; times come from the injected clock.
 */
export type PlaySession = {
  id: string;
  gameId: string;
  mode: 'demo' | 'real';
  /** Real play only: the player, the same in every launch; null in a demo. */
  player: string | null;
  currency: string;
  balance: bigint;
  locale: string;
  createdAt: Date;
  expiresAt: Date;
  /** When the latest round was drawn; null before the first. */
  lastRoundAt: Date | null;
  /** Real play only: the token of the wallet at the casino; null in a demo. */
  walletToken: string | null;
};

/** The casino's error for a rejected call. */
export type CasinoRefusal = { code: string; message: string; details?: Record<string, unknown> };

/** The status of a round (db/schema.ts). Demo rounds are settled when they are drawn. */
export type RoundStatus = 'drawn' | 'debited' | 'settled' | 'refused' | 'rollingBack' | 'rolledBack';

export type Round = {
  id: string;
  sessionId: string;
  /** The client's idempotency key of the spin: one intent, one round. */
  intent: string;
  stake: bigint;
  win: bigint;
  /** Balance after the round. */
  balance: bigint;
  /** The drawn outcome as the page shows it, JSON. */
  outcome: unknown;
  status: RoundStatus;
  refusal: CasinoRefusal | null;
  /** Live table only: win and outcome are kept secret until then. */
  settlesAt: Date | null;
  /** Real play only: a free spin, a feature buy, or another round whose end must be reported to the casino. */
  special: 'freeSpin' | 'withBonus' | 'bonusBuy' | null;
  createdAt: Date;
};

/** Whether a round counts: its stake is debited, and its win credited or pending. */
export const stands = ({ status }: Pick<Round, 'status'>): boolean => status === 'settled' || status === 'debited';

/** The result of a draw: the win in minor units, and what the page shows of it. */
export type Drawn = { win: bigint; outcome: unknown };

export type RoundRequest = {
  sessionId: string;
  intent: string;
  stake: bigint;
  now: Date;
  /** Minimum time between two rounds of a session, in milliseconds. */
  minRoundMs: number;
};

export type RoundRefusal =
  | { code: 'SESSION_ENDED' }
  | { code: 'SPIN_TOO_SOON'; waitMs: number }
  | { code: 'INSUFFICIENT_BALANCE' }
  | { code: 'INTENT_CONFLICT' }
  /** Real play only: the casino rejected the stake. */
  | { code: 'REFUSED'; refusal: CasinoRefusal }
  /** Real play only: the casino gave no answer, and anything it may have booked for the round is rolled back. */
  | { code: 'TAKEN_BACK' };

/** A round that stands; `repeated` when this intent was played before. */
export type Played = {
  round: Round;
  repeated: boolean;
  /** The remaining free spins as the casino reported them with the round; undefined when it did not. */
  freeSpins?: FreeSpins | null;
};

export type StudioStore = {
  /**
   * Exchanges a one-time launch token for its session and a fresh session token; null when unknown, used or expired.
   */
  redeemLaunch(launchToken: string, now: Date): Promise<{ session: PlaySession; token: string } | null>;
  sessionByToken(token: string, now: Date): Promise<PlaySession | null>;
  /** The latest round of a session; before its first one, the player's latest in that game that stands. */
  lastRound(session: PlaySession): Promise<Round | null>;
  /**
   * Plays one round in one transaction: checks intent, spacing and balance under a lock of the session, then calls
   * `draw` and stores round and balance together. The same intent and stake answer the stored round without a new draw;
   * the same intent with another stake is rejected.
   */
  playRound(request: RoundRequest, draw: () => Drawn): Promise<Played | RoundRefusal>;
};
