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

/** Coins for two, three, four and five of a kind. */
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
  /** The reels of the free spins. */
  strips: Strips;
};

export type SlotModel = {
  /** Model and variant, e.g. `lines-20-tall`. */
  id: string;
  /** Paylines, or null when symbols on neighbouring reels pay in any row (243 ways). */
  lines: readonly Payline[] | null;
  /** A stake is this many coins; the paytable counts in coins. */
  coins: number;
  strips: Strips;
  paytable: Paytable;
  /** Null: the slot has no scatter and no free spins. */
  scatters: Scatters | null;
};
