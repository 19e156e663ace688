/**
 * What the studio asks of the database. The implementation lives in db/studioStore.ts; a test may use its own.
 * Amounts are minor units of the session's currency; times are instants of the injected clock.
 */
export type PlaySession = {
  id: string;
  gameId: string;
  mode: 'demo';
  currency: string;
  balance: bigint;
  locale: string;
  createdAt: Date;
  expiresAt: Date;
  /** When the latest round was drawn; null before the first. */
  lastRoundAt: Date | null;
};

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
  createdAt: Date;
};

export type RoundRequest = {
  sessionId: string;
  intent: string;
  stake: bigint;
  now: Date;
  /** Least time between two rounds of a session, in milliseconds. */
  minRoundMs: number;
};

export type RoundRefusal =
  | { code: 'SESSION_ENDED' }
  | { code: 'SPIN_TOO_SOON'; waitMs: number }
  | { code: 'INSUFFICIENT_BALANCE' }
  | { code: 'INTENT_CONFLICT' };

export type StudioStore = {
  /** Exchanges a one-time launch token for its session and a fresh session token; null when unknown, used or expired. */
  redeemLaunch(launchToken: string, now: Date): Promise<{ session: PlaySession; token: string } | null>;
  sessionByToken(token: string, now: Date): Promise<PlaySession | null>;
  lastRound(sessionId: string): Promise<Round | null>;
  /**
   * Plays one round in one transaction: checks intent, spacing and balance under a lock of the session, then calls
   * `draw` and stores round and balance together. The same intent and stake give the stored round without a new draw;
   * the same intent with another stake is refused.
   */
  playRound(
    request: RoundRequest,
    draw: () => { win: bigint; outcome: unknown },
  ): Promise<{ round: Round; repeated: boolean } | RoundRefusal>;
};
