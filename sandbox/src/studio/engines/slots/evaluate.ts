import { triggersIn } from './freeGame';
import { type Pays, type PayingSymbol, type SlotModel, type Strips, type SymbolId, REELS, ROWS } from './model';

/** The stop of each of the five reels: the strip position of the symbol in its top row. */
export type Stops = readonly number[];

/** Five columns of three symbols, top first. */
export type Grid = readonly (readonly SymbolId[])[];

export type Cell = { reel: number; row: number };

/** One paid combination. `coins` excludes the multiplier of a free spin or the random multiplier. */
export type Win =
  | {
      kind: 'line';
      line: number;
      /** Counted from the last reel to the left. */
      fromRight: boolean;
      symbol: PayingSymbol;
      count: number;
      coins: number;
      cells: readonly Cell[];
    }
  | { kind: 'ways'; ways: number; symbol: PayingSymbol; count: number; coins: number; cells: readonly Cell[] }
  | { kind: 'anywhere'; symbol: PayingSymbol; count: number; coins: number; cells: readonly Cell[] }
  | { kind: 'held'; symbol: 'S'; count: number; coins: number; cells: readonly Cell[] }
  | { kind: 'scatter'; symbol: 'S'; count: number; coins: number; cells: readonly Cell[] };

/** What one stop of the reels shows and pays, in coins. */
export type Spin = {
  /** As the reels stopped. */
  landed: Grid;
  /** As it pays, after wilds have expanded. */
  grid: Grid;
  wins: readonly Win[];
  coins: number;
  /** Scatters, or their equivalent for a respin. */
  scatters: number;
};

/** Three symbols of a strip from a stop on, wrapping at its end. */
export const windowOf = (strip: string, stop: number): readonly SymbolId[] =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SymbolId);

export const gridOf = (strips: Strips, stops: Stops): Grid =>
  strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0));

/** A column as it pays, with wilds expanded. */
export const expanded = ({ expandingWilds }: SlotModel, column: readonly SymbolId[]): readonly SymbolId[] =>
  expandingWilds && column.includes('W') ? column.map(() => 'W') : column;

/** The number of scatters, or their equivalent, that count towards triggering a feature. Expects an expanded grid. */
const triggersOf = (model: SlotModel, grid: Grid): number =>
  grid.reduce((sum, column, reel) => sum + triggersIn(model, column, reel), 0);

/** The same for a stop of the paid spin's reels, without evaluating its wins. */
export const triggersAt = (model: SlotModel, stops: Stops): number =>
  triggersOf(
    model,
    gridOf(model.strips, stops).map((column) => expanded(model, column)),
  );

/** The lowest count of a letter that pays in a pay-anywhere game; the paytable has four steps from there. */
export const ANYWHERE_FROM = 6;

/** Coins for that count of a letter anywhere on the grid. */
export const anywhereCoins = (pays: Pays | undefined, count: number): number =>
  pays?.[Math.min(count - ANYWHERE_FROM, pays.length - 1)] ?? 0;

/** Coins for that many of a kind; zero below two and for symbols without a row in the paytable. */
export const coinsFor = (pays: Pays | undefined, count: number): number => pays?.[count - 2] ?? 0;

/**
 * Evaluates one stop of the reels in coins: every line pays its best combination from the first reel, every symbol pays
 * all its ways, scatters pay anywhere. Free spins pass their own strips.
 */
export function evaluate(model: SlotModel, stops: Stops, strips: Strips = model.strips): Spin {
  const landed = gridOf(strips, stops);
  const grid = landed.map((column) => expanded(model, column));
  const scatters = triggersOf(model, grid);
  const scatter = scatterWin(model, cellsOf(grid, 'S'));
  const wins = [...combinationsOf(model, grid), ...(scatter ? [scatter] : [])];
  return { landed, grid, wins, coins: wins.reduce((sum, win) => sum + win.coins, 0), scatters };
}

function combinationsOf(model: SlotModel, grid: Grid): Win[] {
  if (model.anywhere) return anywhereWins(model, grid);
  return model.lines ? lineWins(model, grid) : waysWins(model, grid);
}

function anywhereWins({ paytable }: SlotModel, grid: Grid): Win[] {
  return (Object.keys(paytable) as PayingSymbol[]).flatMap((symbol): Win[] => {
    const cells = cellsOf(grid, symbol);
    const coins = anywhereCoins(paytable[symbol], cells.length);
    return coins > 0 ? [{ kind: 'anywhere', symbol, count: cells.length, coins, cells }] : [];
  });
}

function lineWins(model: SlotModel, grid: Grid): Win[] {
  return (model.lines ?? []).flatMap((rows, line): Win[] => {
    const path = rows.map((row, reel) => ({ reel, row }));
    const fromLeft = lineWin(model, grid, path);
    const fromRight = model.bothWays && fromLeft?.count !== REELS ? lineWin(model, grid, path.reverse()) : null;
    return [
      ...(fromLeft ? [{ kind: 'line', line, fromRight: false, ...fromLeft } as const] : []),
      ...(fromRight ? [{ kind: 'line', line, fromRight: true, ...fromRight } as const] : []),
    ];
  });
}

function lineWin(model: SlotModel, grid: Grid, path: readonly Cell[]) {
  const best = bestOfLine(
    path.map(({ reel, row }) => grid[reel]?.[row] as SymbolId),
    model,
  );
  return best && { ...best, cells: path.slice(0, best.count) };
}

/** Leading wilds of a line may pay as wilds or as the first letter after them: the better counts. */
function bestOfLine(symbols: readonly SymbolId[], { paytable, wildMultiplier = 1 }: SlotModel) {
  const wilds = runOf(symbols, (symbol) => symbol === 'W');
  const letter = symbols[wilds];
  const candidates: { symbol: PayingSymbol; count: number; coins: number }[] = [];
  if (letter && letter !== 'S') {
    const count = runOf(symbols, (symbol) => symbol === letter || symbol === 'W');
    const wildsIn = symbols.slice(0, count).filter((symbol) => symbol === 'W').length;
    candidates.push({ symbol: letter, count, coins: coinsFor(paytable[letter], count) * wildMultiplier ** wildsIn });
  }
  candidates.push({ symbol: 'W', count: wilds, coins: coinsFor(paytable.W, wilds) });
  const best = candidates.reduce((a, b) => (b.coins > a.coins ? b : a));
  return best.coins > 0 ? best : null;
}

const runOf = (symbols: readonly SymbolId[], matches: (symbol: SymbolId) => boolean): number => {
  const end = symbols.findIndex((symbol) => !matches(symbol));
  return end < 0 ? symbols.length : end;
};

/**
 * A way is one matching cell per reel, on consecutive reels from the first; these games have no wild on the first reel.
 */
function waysWins({ paytable }: SlotModel, grid: Grid): Win[] {
  const letters = [...new Set(grid[0])].filter((symbol): symbol is PayingSymbol => symbol !== 'S');
  return letters.flatMap((symbol): Win[] => {
    const matching = grid.map((column, reel) => cellsOf([column], symbol, 'W').map(({ row }) => ({ reel, row })));
    const end = matching.findIndex((cells) => cells.length === 0);
    const count = end < 0 ? REELS : end;
    const cells = matching.slice(0, count);
    const ways = cells.reduce((product, { length }) => product * length, 1);
    const coins = ways * coinsFor(paytable[symbol], count);
    return coins > 0 ? [{ kind: 'ways', ways, symbol, count, coins, cells: cells.flat() }] : [];
  });
}

function scatterWin({ scatters, coins }: SlotModel, cells: readonly Cell[]): Win | null {
  const pays = scatters?.pays[cells.length - 3];
  return pays ? { kind: 'scatter', symbol: 'S', count: cells.length, coins: pays * coins, cells } : null;
}

/** The cells that show any of these symbols. */
export const cellsOf = (grid: Grid, ...symbols: readonly SymbolId[]): Cell[] =>
  grid.flatMap((column, reel) => column.flatMap((symbol, row) => (symbols.includes(symbol) ? [{ reel, row }] : [])));
