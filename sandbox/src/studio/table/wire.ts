import { type TablePhase } from '../engines/table/times';

/** The studio's own protocol for the live tables. Times are milliseconds since 1970 on the studio's clock. */

/** The public state of the table, sent at each change. */
export type TableState = {
  number: number;
  phase: TablePhase;
  /** When this was sent. */
  now: number;
  opensAt: number;
  closesAt: number;
  fallsAt: number;
  endsAt: number;
  /** SHA-256 of `salt:outcome`, published before bets are accepted. */
  outcomeHash: string;
  /** The pocket or the cards as the engine writes them; null until no more bets can be in flight. */
  outcome: string | null;
  salt: string | null;
  /** How many players have bet on this round; they stay anonymous. */
  players: number;
  /** Previous outcomes, latest first. */
  history: readonly string[];
};

/** A bet: a spot on the layout and a decimal amount. */
export type BetWire = { spot: string; amount: string };

/** POST /api/table/bets: stakes the placed chips together. One intent, one stake. */
export type BetsRequest = { number: number; intent: string; bets: readonly BetWire[] };

/** Accepted bets; `win` and `outcome` are null until the result is out and the win is paid. */
export type SlipWire = {
  roundId: string;
  intent: string;
  number: number;
  bets: readonly BetWire[];
  stake: string;
  win: string | null;
  outcome: string | null;
};

/**
 * A player's state at the table: the latest slips, also of earlier launches. `steps` is how many the session's rounds
 * had made when it was read: answers may cross on their way, and the one with more is the later one.
 */
export type SeatWire = { balance: string; currency: string; slips: readonly SlipWire[]; steps: number };

export type BetsAnswer = { slip: SlipWire; balance: string; steps: number };
