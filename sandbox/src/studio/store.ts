import { type FreeSpins } from '../wallet/protocol';

/**
 * What the studio asks of the database. The implementation lives in db/studioStore.ts; a test may use its own.
 * Amounts are minor units of the session's currency; times are instants of the injected clock.
 */
export type PlaySession = {
  id: string;
  gameId: string;
  mode: 'demo' | 'real';
  currency: string;
  balance: bigint;
  locale: string;
  createdAt: Date;
  expiresAt: Date;
  /** When the latest round was drawn; null before the first. */
  lastRoundAt: Date | null;
  /** Of real play: what opens the wallet at the casino; null in a demo. */
  walletToken: string | null;
};

/** The casino's words for why it refused something. */
export type CasinoRefusal = { code: string; message: string; details?: Record<string, unknown> };

/** How far a round is (db/schema.ts). A demo's rounds are settled when they are drawn. */
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
  /** Of a live table: nobody is told win or outcome before. */
  settlesAt: Date | null;
  /** Of real play: a free spin, a bought round, or another whose end the casino waits for. */
  special: 'freeSpin' | 'withBonus' | 'bonusBuy' | null;
  createdAt: Date;
};

/** Whether a round counts: its stake is debited, and its win credited or on its way. */
export const stands = ({ status }: Pick<Round, 'status'>): boolean => status === 'settled' || status === 'debited';

/** What a draw gives: the win in minor units, and what the page shows of it. */
export type Drawn = { win: bigint; outcome: unknown };

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
  | { code: 'INTENT_CONFLICT' }
  /** Of real play: the casino did not take the stake. */
  | { code: 'REFUSED'; refusal: CasinoRefusal }
  /** Of real play: the casino gave no answer, and whatever it may have booked of the round is taken back. */
  | { code: 'TAKEN_BACK' };

/** A round that stands; `repeated` when this very intent was played before. */
export type Played = {
  round: Round;
  repeated: boolean;
  /** The free spins that are left now, as the casino said with the round; undefined where it said nothing. */
  freeSpins?: FreeSpins | null;
};

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
  playRound(request: RoundRequest, draw: () => Drawn): Promise<Played | RoundRefusal>;
};
