import { type TablePhase } from '../engines/roulette/times';

/** The studio's own protocol for the live table. Times are milliseconds since 1970 on the studio's clock. */

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
  /** SHA-256 of `salt:pocket`, published before bets are accepted. */
  pocketHash: string;
  /** Null until no more bets can be in flight. */
  pocket: number | null;
  salt: string | null;
  /** How many players have bet on this round; they stay anonymous. */
  players: number;
  /** Previous results, latest first. */
  history: readonly number[];
};

/** A bet: a spot on the layout and a decimal amount. */
export type BetWire = { spot: string; amount: string };

/** POST /api/table/bets: stakes the placed chips together. One intent, one stake. */
export type BetsRequest = { number: number; intent: string; bets: readonly BetWire[] };

/** Accepted bets; `win` and `pocket` are null until the ball has fallen and the win is paid. */
export type SlipWire = {
  roundId: string;
  intent: string;
  number: number;
  bets: readonly BetWire[];
  stake: string;
  win: string | null;
  pocket: number | null;
};

/** A session's state at the table. */
export type SeatWire = { balance: string; currency: string; slips: readonly SlipWire[] };

export type BetsAnswer = { slip: SlipWire; balance: string };
