import { type SoldFeature } from '../catalogue/game';
import { type SymbolId } from '../slots/model';
import { type FreeSpins } from '../wallet/protocol';

/**
 * The studio's own protocol between its server and its page; no part of the casino contract. Amounts are decimal
 * strings in the session's currency.
 */

export type CellWire = { reel: number; row: number };

/** A paid combination; `amount` includes the multiplier of its spin. */
export type WinWire =
  | {
      kind: 'line';
      line: number;
      /** Counted from the last reel to the left. */
      fromRight?: boolean;
      /** How many times its wilds have multiplied it, where they do. */
      times?: number;
      symbol: SymbolId;
      count: number;
      amount: string;
      cells: readonly CellWire[];
    }
  | { kind: 'ways'; ways: number; symbol: SymbolId; count: number; amount: string; cells: readonly CellWire[] }
  | {
      kind: 'anywhere' | 'held' | 'scatter';
      symbol: SymbolId;
      count: number;
      amount: string;
      cells: readonly CellWire[];
    };

/** One stop of the reels: five columns of three symbols, what it paid, and the free spins or respins it won. */
export type SpinWire = {
  /** As the reels stopped, where wilds have changed that to `grid` since. */
  landed?: readonly (readonly SymbolId[])[];
  grid: readonly (readonly SymbolId[])[];
  wins: readonly WinWire[];
  win: string;
  /** How many times the spin was paid, where that is more than once. */
  multiplier?: number;
  awarded: number;
};

/** A finished round. The first spin is the paid one, the others are its free spins in the order they were drawn. */
export type RoundWire = {
  roundId: string;
  intent: string;
  stake: string;
  win: string;
  /** After the round. */
  balance: string;
  currency: string;
  /** Of real play: the win is not in the balance yet. */
  pending?: true;
  /** Of real play: its stake is nothing, and what it won is bonus money. */
  freeSpin?: true;
  /** Of real play: it was bought, and its stake is the price. */
  bonusBuy?: true;
  spins: readonly SpinWire[];
};

/** What can follow a paid spin at no cost. */
export type BonusWire =
  | { kind: 'free-spins' }
  | { kind: 'respins'; heldReel: number }
  | { kind: 'hold'; symbol: SymbolId };

/** What the page must know of a game to show it. The strips stay on the server. */
export type GameWire = {
  id: string;
  name: string;
  stakes: readonly string[];
  /** Every symbol of the game and how it is called, the best first. */
  symbols: readonly { id: SymbolId; name: string }[];
  /** Null in a game whose rounds are one spin each. */
  bonus: BonusWire | null;
  /** What its feature costs in stakes, and what that returns in percent; null in a game that sells nothing, and in a demo. */
  buy: SoldFeature | null;
};

/** POST /api/session: opens a launch, or continues the session of the bearer token when the body names none. */
export type SessionRequest = { launch?: string };

export type SessionAnswer = {
  /** Bearer token of the session. */
  session: string;
  game: GameWire;
  mode: 'demo' | 'real';
  balance: string;
  currency: string;
  locale: string;
  /** Least time between two rounds, and what is left of it now, in milliseconds. */
  minSpinMs: number;
  waitMs: number;
  lastRound: RoundWire | null;
  /** Of real play: free spins of the player's bonus in this game. */
  freeSpins: FreeSpins | null;
  /** Whether a round that had broken off was ended just now. */
  resumed: boolean;
};

/**
 * POST /api/spin. One intent, one round: repeated with the same stake it answers the same round. `bonusBuy`: the round is to
 * be a bought one, at the price of this stake.
 */
export type SpinRequest = { stake: string; intent: string; freeSpin?: true; bonusBuy?: true };

export type SpinAnswer = RoundWire & {
  /** When the next round may start, by the server's clock, and how long that is from now. */
  nextSpinAt: string;
  waitMs: number;
  /** The free spins that are left now, where the casino said so with the round. */
  freeSpins?: FreeSpins | null;
};
