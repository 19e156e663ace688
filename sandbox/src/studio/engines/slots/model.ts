/**
 * A slot as data: strips, paytable and rules. Draws, payouts, published rules and figures all derive from one of these
 * values; no game has code of its own.
 */

/** The roles of symbols. Their appearance belongs to the game's symbol set. */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

/** `W` substitutes for every letter A-I, `S` counts anywhere, A is the best-paying letter and I the lowest. */
export type SymbolId = (typeof SYMBOLS)[number];

/** Symbols that can form a line or a way. */
export type PayingSymbol = Exclude<SymbolId, 'S'>;

export const REELS = 5;
export const ROWS = 3;

/** Coins for two, three, four and five of a kind; in a pay-anywhere game for six, seven, eight and nine or more. */
export type Pays = readonly [two: number, three: number, four: number, five: number];

export type Paytable = Readonly<Partial<Record<PayingSymbol, Pays>>>;

/** One string per reel, one letter per position; a reel shows three consecutive symbols and wraps around. */
export type Strips = readonly [string, string, string, string, string];

/** A row (0 top, 2 bottom) for each reel. */
export type Payline = readonly [number, number, number, number, number];

export type Scatters = {
  /** Multiples of the stake for three, four and five anywhere. */
  pays: readonly [three: number, four: number, five: number];
  /** Free spins for three, four and five in the paid spin. */
  award: readonly [three: number, four: number, five: number];
  /** Free spins added by three or more during a free spin. */
  retrigger: number;
  /** Most free spins of one round, retriggers included. */
  limit: number;
  /** Multiplier of every win in a free spin. */
  multiplier: number;
  /** The multiplier grows by one with each free spin of the round, up to this value; without it, it is constant. */
  risingTo?: number;
  /** The reels of the free spins. */
  strips: Strips;
};

/** A wild on this reel fills and holds it, and the other reels spin again for free. */
export type Respin = { reel: number; spins: number; multiplier: number };

/**
 * Hold and spin: at least `from` scatters in the paid spin are held. The empty cells are redrawn a fixed number of
 * times, each from a reel of its own, and new scatters are held too. The final number of held scatters decides the
 * payout.
 */
export type Hold = {
  from: number;
  respins: number;
  /** The strip that an empty cell is drawn from, every position equally likely. */
  strip: string;
  /** Multiples of the stake for `from` held, one more, and so on up to a full grid of fifteen. */
  pays: readonly number[];
};

/** A possible random multiplier and its weight. */
export type Luck = { multiplier: number; weight: number };

export type SlotModel = {
  /** Model and variant, e.g. `lines-20-tall`. */
  id: string;
  /** Paylines, or null when symbols on neighbouring reels pay in any row (243 ways). */
  lines: readonly Payline[] | null;
  /** Number of coins in a stake; the paytable is in coins. */
  coins: number;
  strips: Strips;
  paytable: Paytable;
  /** Null when the slot has no free spins. */
  scatters: Scatters | null;
  /** No lines and no ways: a letter pays by its count anywhere on the grid, from six on. */
  anywhere?: true;
  /** Lines also pay from the last reel to the left; five of a kind pays once. Requires no wilds on the outer reels. */
  bothWays?: true;
  /** A wild fills its reel before the spin is paid. */
  expandingWilds?: true;
  /** Each wild in a paid line combination multiplies it by this. Requires no wild on the first reel. */
  wildMultiplier?: number;
  /** After a paying spin, one of these multipliers is drawn for it. */
  luck?: readonly Luck[];
  respin?: Respin;
  hold?: Hold;
};
