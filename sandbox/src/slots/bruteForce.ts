import { type Grid } from './evaluate';
import { type PayingSymbol, type SlotModel, type SymbolId } from './model';

/** A second evaluator that shares no code with the first and follows the printed rules word by word. For tests only. */
export function bruteForceCoins({ lines, paytable, scatters, coins }: SlotModel, grid: Grid): number {
  const letters = Object.keys(paytable) as PayingSymbol[];
  let total = 0;
  for (const line of lines ?? []) {
    let best = 0;
    for (const letter of letters) {
      const fits = (reel: number) => {
        const symbol = grid[reel]![line[reel]!]!;
        return symbol === letter || symbol === 'W';
      };
      let length = 0;
      while (length < 5 && fits(length)) length += 1;
      for (let count = 2; count <= length; count += 1) best = Math.max(best, paytable[letter]![count - 2]!);
    }
    total += best;
  }
  if (!lines) for (const letter of letters) total += allWays(grid, letter, paytable[letter]!);
  const found = grid.flat().filter((symbol) => symbol === 'S').length;
  if (scatters && found >= 3) total += scatters.pays[Math.min(found, 5) - 3]! * coins;
  return total;
}

/** Walks every choice of a row on every reel and pays each one that cannot be made longer. */
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
