import { type Grid } from './evaluate';
import { type PayingSymbol, type SlotModel, type SymbolId } from './model';

/** A second evaluator that shares no code with the first and follows the published rules literally. For tests only. */
export function bruteForceCoins(model: SlotModel, landed: Grid): number {
  const { lines, paytable, scatters, coins, anywhere, bothWays, expandingWilds } = model;
  const letters = Object.keys(paytable) as PayingSymbol[];
  const grid = landed.map((column) =>
    expandingWilds && column.some((symbol) => symbol === 'W') ? (['W', 'W', 'W'] as const) : column,
  );
  let total = 0;
  for (const line of lines ?? []) {
    const symbols = line.map((row, reel) => grid[reel]![row]!);
    const left = bestFrom(model, symbols);
    const right = bothWays ? bestFrom(model, [...symbols].reverse()) : { coins: 0, all: false };
    total += left.coins + (left.all && right.all ? 0 : right.coins);
  }
  if (anywhere)
    for (const letter of letters) {
      const [six, seven, eight, nine] = paytable[letter]!;
      const count = grid.flat().join('').split(letter).length - 1;
      total += count > 8 ? nine : count === 8 ? eight : count === 7 ? seven : count === 6 ? six : 0;
    }
  else if (!lines) for (const letter of letters) total += allWays(grid, letter, paytable[letter]!);
  const found = grid.flat().filter((symbol) => symbol === 'S').length;
  if (scatters && found >= 3) total += scatters.pays[Math.min(found, 5) - 3]! * coins;
  return total;
}

/** The best payout of any letter and length on a line, counted from its first cell. */
function bestFrom({ paytable, wildMultiplier = 1 }: SlotModel, symbols: readonly SymbolId[]) {
  let [coins, all] = [0, false];
  for (const letter of Object.keys(paytable) as PayingSymbol[]) {
    let [length, factor] = [0, 1];
    for (const symbol of symbols) {
      if (symbol !== letter && symbol !== 'W') break;
      length += 1;
      if (symbol === 'W') factor *= wildMultiplier;
      const paid = length < 2 ? 0 : paytable[letter]![length - 2]! * factor;
      if (paid > coins) [coins, all] = [paid, length === 5];
    }
  }
  return { coins, all };
}

/** Enumerates every choice of one row per reel and pays each one that cannot be extended. */
function allWays(grid: Grid, letter: SymbolId, pays: readonly number[]): number {
  const walk = (reel: number): number => {
    const matching = reel < 5 ? grid[reel]!.filter((symbol) => symbol === letter || symbol === 'W').length : 0;
    if (matching === 0) return reel >= 2 ? pays[reel - 2]! : 0;
    let sum = 0;
    for (let way = 0; way < matching; way += 1) sum += walk(reel + 1);
    return sum;
  };
  return walk(0);
}
