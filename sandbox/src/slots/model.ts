/**
 * A slot as data: strips, paytable and rules. Everything the studio draws, pays, prints and promises follows from one
 * of these values; no game has code of its own.
 */

/** The parts a symbol can play. How it looks is the matter of the game's symbol set. */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

/** `W` stands in for every letter A-I, `S` counts wherever it falls, A is the best letter and I the least. */
export type SymbolId = (typeof SYMBOLS)[number];

/** Symbols that can form a line or a way. */
export type PayingSymbol = Exclude<SymbolId, 'S'>;

export const REELS = 5;
export const ROWS = 3;

/** Coins for two, three, four and five of a kind; in a game that pays anywhere for six, seven, eight and nine or more. */
export type Pays = readonly [two: number, three: number, four: number, five: number];

export type Paytable = Readonly<Partial<Record<PayingSymbol, Pays>>>;

/** One text per reel, one letter per position; a reel shows three neighbours and runs on from its end to its start. */
export type Strips = readonly [string, string, string, string, string];

/** A row (0 top, 2 bottom) for each reel. */
export type Payline = readonly [number, number, number, number, number];

export type Scatters = {
  /** Times the stake for three, four and five anywhere. */
  pays: readonly [three: number, four: number, five: number];
  /** Free spins for three, four and five in the paid spin. */
  award: readonly [three: number, four: number, five: number];
  /** Free spins added by three or more during a free spin. */
  retrigger: number;
  /** Most free spins of one round, retriggers included. */
  limit: number;
  /** Every win of a free spin is paid this many times. */
  multiplier: number;
  /** The multiplier grows by one with each free spin of the round up to this; without it, it stays. */
  risingTo?: number;
  /** The reels of the free spins. */
  strips: Strips;
};

/** A wild on this reel fills it, holds it and lets the other reels spin again for nothing. */
export type Respin = { reel: number; spins: number; multiplier: number };

/**
 * Hold and spin: so many scatters in the paid spin are held. The empty cells are drawn a set number of times, each from
 * a reel of its own, and a scatter that falls there is held as well. The number held at the end decides.
 */
export type Hold = {
  from: number;
  respins: number;
  /** What one empty cell is drawn from, every position equally likely. */
  strip: string;
  /** Times the stake for `from`, one more, and so on up to a full grid of fifteen. */
  pays: readonly number[];
};

/** One multiplier that may be drawn, and its share of the draws. */
export type Luck = { multiplier: number; weight: number };

export type SlotModel = {
  /** Model and variant, e.g. `lines-20-tall`. */
  id: string;
  /** Paylines, or null when symbols on neighbouring reels pay in any row (243 ways). */
  lines: readonly Payline[] | null;
  /** A stake is this many coins; the paytable counts in coins. */
  coins: number;
  strips: Strips;
  paytable: Paytable;
  /** Null: the slot has no free spins. */
  scatters: Scatters | null;
  /** No lines and no ways: a letter pays by how many of it stand anywhere on the grid, from six on. */
  anywhere?: true;
  /** Lines pay from the last reel to the left as well, five of a kind once. Outer reels hold no wild then. */
  bothWays?: true;
  /** A wild fills its reel before the spin is paid. */
  expandingWilds?: true;
  /** Each wild in a paid combination of a line multiplies it by this. The first reel holds no wild then. */
  wildMultiplier?: number;
  /** After a spin that pays, one of these multipliers is drawn for it. */
  luck?: readonly Luck[];
  respin?: Respin;
  hold?: Hold;
};
