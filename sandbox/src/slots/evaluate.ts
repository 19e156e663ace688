import { type Pays, type PayingSymbol, type SlotModel, type Strips, type SymbolId, REELS, ROWS } from './model';

/** Where each of the five reels stands: the position of the symbol in its top row. */
export type Stops = readonly number[];

/** Five columns of three symbols, top first. */
export type Grid = readonly (readonly SymbolId[])[];

export type Cell = { reel: number; row: number };

/** One paid combination. `coins` is before a free-spin multiplier. */
export type Win =
  | { kind: 'line'; line: number; symbol: PayingSymbol; count: number; coins: number; cells: readonly Cell[] }
  | { kind: 'ways'; ways: number; symbol: PayingSymbol; count: number; coins: number; cells: readonly Cell[] }
  | { kind: 'scatter'; symbol: 'S'; count: number; coins: number; cells: readonly Cell[] };

/** What one stop of the reels shows and pays, in coins. */
export type Spin = { grid: Grid; wins: readonly Win[]; coins: number; scatters: number };

/** Three symbols of a strip from a stop on, running over its end. */
export const windowOf = (strip: string, stop: number): readonly SymbolId[] =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SymbolId);

export const gridOf = (strips: Strips, stops: Stops): Grid =>
  strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0));

/** Coins for so many of a kind; none below two and for symbols without a row in the table. */
export const coinsFor = (pays: Pays | undefined, count: number): number => pays?.[count - 2] ?? 0;

/**
 * Evaluates one stop of the reels in coins: every line pays its best combination from the first reel on, every symbol
 * pays all its ways, scatters pay anywhere. Free spins pass their own strips.
 */
export function evaluate(model: SlotModel, stops: Stops, strips: Strips = model.strips): Spin {
  const grid = gridOf(strips, stops);
  const cells = cellsOf(grid, 'S');
  const scatter = scatterWin(model, cells);
  const wins = [...(model.lines ? lineWins(model, grid) : waysWins(model, grid)), ...(scatter ? [scatter] : [])];
  return { grid, wins, coins: wins.reduce((sum, win) => sum + win.coins, 0), scatters: cells.length };
}

function lineWins({ lines, paytable }: SlotModel, grid: Grid): Win[] {
  return (lines ?? []).flatMap((rows, line): Win[] => {
    const symbols = rows.map((row, reel) => grid[reel]?.[row] as SymbolId);
    const best = bestOfLine(symbols, paytable);
    if (!best) return [];
    const cells = rows.slice(0, best.count).map((row, reel) => ({ reel, row }));
    return [{ kind: 'line', line, ...best, cells }];
  });
}

/** Wilds at the start of a line may pay as wilds or as the first letter after them: the better counts. */
function bestOfLine(symbols: readonly SymbolId[], paytable: SlotModel['paytable']) {
  const wilds = runOf(symbols, (symbol) => symbol === 'W');
  const letter = symbols[wilds];
  const candidates: { symbol: PayingSymbol; count: number; coins: number }[] = [];
  if (letter && letter !== 'S') {
    const count = runOf(symbols, (symbol) => symbol === letter || symbol === 'W');
    candidates.push({ symbol: letter, count, coins: coinsFor(paytable[letter], count) });
  }
  candidates.push({ symbol: 'W', count: wilds, coins: coinsFor(paytable.W, wilds) });
  const best = candidates.reduce((a, b) => (b.coins > a.coins ? b : a));
  return best.coins > 0 ? best : null;
}

const runOf = (symbols: readonly SymbolId[], matches: (symbol: SymbolId) => boolean): number => {
  const end = symbols.findIndex((symbol) => !matches(symbol));
  return end < 0 ? symbols.length : end;
};

/** A way is one matching cell per neighbouring reel from the first on; wilds never stand on the first reel here. */
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

const cellsOf = (grid: Grid, ...symbols: readonly SymbolId[]): Cell[] =>
  grid.flatMap((column, reel) => column.flatMap((symbol, row) => (symbols.includes(symbol) ? [{ reel, row }] : [])));
