import { type TablePhase } from '../../roulette/times';

/** The studio's own protocol of the live table. Instants are milliseconds since 1970 by the studio's clock. */

/** What everybody at the table is told, each time it changes. */
export type TableState = {
  number: number;
  phase: TablePhase;
  /** When this was said. */
  now: number;
  opensAt: number;
  closesAt: number;
  fallsAt: number;
  endsAt: number;
  /** SHA-256 of `salt:pocket`, told before bets are taken. */
  pocketHash: string;
  /** Null until no bet can be on its way any more. */
  pocket: number | null;
  salt: string | null;
  /** How many players have bet on this round; nobody is named. */
  players: number;
  /** Where the ball fell before, the latest first. */
  history: readonly number[];
};

/** A bet: a place on the cloth and a decimal amount. */
export type BetWire = { spot: string; amount: string };

/** POST /api/table/bets: what was laid is staked as one. One intent, one stake. */
export type BetsRequest = { number: number; intent: string; bets: readonly BetWire[] };

/** Bets that stand; `win` and `pocket` are null until the ball has fallen and the win is paid. */
export type SlipWire = {
  roundId: string;
  intent: string;
  number: number;
  bets: readonly BetWire[];
  stake: string;
  win: string | null;
  pocket: number | null;
};

/** What a session has at the table. */
export type SeatWire = { balance: string; currency: string; slips: readonly SlipWire[] };

export type BetsAnswer = { slip: SlipWire; balance: string };
