import { type SoldFeature } from '../catalogue/game';
import { type SymbolId } from '../engines/slots/model';
import { type FreeSpins } from '../../wallet/protocol';

/**
 * The studio's own protocol between its server and its page; not part of the casino contract. Amounts are decimal
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
      /** The multiplier of its wilds, when they have one. */
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

/** One stop of the reels: five columns of three symbols, the wins, and the free spins or respins awarded. */
export type SpinWire = {
  /** The reels as they stopped, when wilds then changed them to `grid`. */
  landed?: readonly (readonly SymbolId[])[];
  grid: readonly (readonly SymbolId[])[];
  wins: readonly WinWire[];
  win: string;
  /** The multiplier of the spin, when above one. */
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
  /** Real play only: the win is not in the balance yet. */
  pending?: true;
  /** Real play only: the stake is zero, and the win is bonus money. */
  freeSpin?: true;
  /** Real play only: the feature was bought, and the stake is its price. */
  bonusBuy?: true;
  spins: readonly SpinWire[];
};

/** What can follow a paid spin at no cost. */
export type BonusWire =
  | { kind: 'free-spins' }
  | { kind: 'respins'; heldReel: number }
  | { kind: 'hold'; symbol: SymbolId };

/** What the page must know about a game to show it. The strips stay on the server. */
export type GameWire = {
  id: string;
  name: string;
  stakes: readonly string[];
  /** Its lowest and highest bet in words, for the rules; in the session's currency. */
  bets: string;
  /** Every symbol of the game with its name, best first. */
  symbols: readonly { id: SymbolId; name: string }[];
  /** Null in a game whose rounds are a single spin. */
  bonus: BonusWire | null;
  /**
   * The price of its feature in stakes, and its return in percent; null in a game without a feature buy, and in a demo.
   */
  buy: SoldFeature | null;
};

/** POST /api/session: opens a launch, or continues the session of the bearer token when the body has no launch. */
export type SessionRequest = { launch?: string };

export type SessionAnswer = {
  session: string;
  game: GameWire;
  mode: 'demo' | 'real';
  balance: string;
  currency: string;
  locale: string;
  /** Minimum time between two rounds, and how much of it is left now, in milliseconds. */
  minSpinMs: number;
  waitMs: number;
  /** The player's last round of this game, with the balance of now: money may have moved since. */
  lastRound: RoundWire | null;
  /** Real play only: free spins of the player's bonus in this game. */
  freeSpins: FreeSpins | null;
  /** Whether an interrupted round was finished just now. */
  resumed: boolean;
};

/**
 * POST /api/spin. One intent, one round: repeated with the same stake, it answers the same round. `bonusBuy`: buys the
 * feature, at the price for this stake.
 */
export type SpinRequest = { stake: string; intent: string; freeSpin?: true; bonusBuy?: true };

export type SpinAnswer = RoundWire & {
  /** When the next round may start, by the server's clock, and how long that is from now. */
  nextSpinAt: string;
  waitMs: number;
  /** The remaining free spins, when the casino reported them with the round. */
  freeSpins?: FreeSpins | null;
};
