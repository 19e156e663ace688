import { type Stops, coinsFor, windowOf } from './evaluate';
import { type Payline, type PayingSymbol, type SlotModel, type Strips, type SymbolId, REELS } from './model';

/** A result of one stop of the reels and at how many of all stops it occurs. */
export type Result = { coins: number; scatters: number; stops: number };

/** Number of all stops of the reels. */
export const stopsOf = (strips: Strips): number => strips.reduce((product, strip) => product * strip.length, 1);

/** Every stop of the reels, for models small enough to be enumerated one by one. */
export function* allStops(strips: Strips, reel = 0): Generator<Stops> {
  if (reel === strips.length) return void (yield []);
  for (const rest of allStops(strips, reel + 1))
    for (let stop = 0; stop < (strips[reel]?.length ?? 0); stop += 1) yield [stop, ...rest];
}

type Column = readonly SymbolId[];

/** Coins and scatters in one number, so that adding two keys adds both. A grid holds fifteen scatters at most. */
const SCATTER_KEYS = 16;

/** Key of a result → number of stops. */
type Counts = ReadonlyMap<number, number>;

const NO_MORE_REELS: Counts = new Map([[0, 1]]);

/**
 * How often each result occurs among all stops of these reels. Nothing is sampled: what the reels from some reel on can
 * add depends only on the combinations that can still grow, so it is counted once for each such set (dynamic
 * programming from the last reel).
 */
export function distributionOf(model: SlotModel, strips: Strips = model.strips): readonly Result[] {
  const columns = strips.map((strip) => Array.from(strip, (_, stop) => windowOf(strip, stop)));
  const known = strips.map(() => new Map<string, Counts>());

  const countsFrom = (reel: number, open: readonly Growing[]): Counts => {
    const memo = known[reel];
    if (!memo) return NO_MORE_REELS;
    const state = open.map(({ key }) => key).join();
    const found = memo.get(state);
    if (found) return found;
    const counts = new Map<number, number>();
    for (const column of columns[reel] ?? []) {
      const grown: Growing[] = [];
      let coins = 0;
      for (const combination of open) {
        const next = combination.meet(column, reel);
        if (!next) coins += combination.coins(reel);
        else if (reel === REELS - 1) coins += next.coins(REELS);
        else grown.push(next);
      }
      const here = coins * SCATTER_KEYS + column.filter((symbol) => symbol === 'S').length;
      for (const [key, stops] of countsFrom(reel + 1, grown))
        counts.set(here + key, (counts.get(here + key) ?? 0) + stops);
    }
    memo.set(state, counts);
    return counts;
  };

  return [...countsFrom(0, openings(model))].map(([key, stops]) => {
    const scatters = key % SCATTER_KEYS;
    const pays = model.scatters?.pays[scatters - 3] ?? 0;
    return { coins: Math.floor(key / SCATTER_KEYS) + pays * model.coins, scatters, stops };
  });
}

/** A combination that may still grow: what it becomes on the next reel, and what it pays when it ends at `length`. */
type Growing = { key: string; meet(column: Column, reel: number): Growing | null; coins(length: number): number };

const openings = (model: SlotModel): Growing[] =>
  model.lines
    ? model.lines.map((rows, line) => lineOf(model, rows, line, null, 0))
    : [...new Set(model.strips[0])].map((symbol) => wayOf(model, symbol as PayingSymbol, 1));

/** `letter` is the first symbol after `wilds` leading wilds; null while there are only wilds. */
function lineOf(model: SlotModel, rows: Payline, line: number, letter: PayingSymbol | null, wilds: number): Growing {
  const self: Growing = {
    key: `${line}${letter ?? ''}${wilds}`,
    meet(column, reel) {
      const symbol = column[rows[reel] ?? 0];
      if (symbol === 'W') return letter ? self : lineOf(model, rows, line, null, wilds + 1);
      if (letter) return symbol === letter ? self : null;
      return symbol && symbol !== 'S' ? lineOf(model, rows, line, symbol, wilds) : null;
    },
    coins: (length) =>
      Math.max(letter ? coinsFor(model.paytable[letter], length) : 0, coinsFor(model.paytable.W, wilds)),
  };
  return self;
}

function wayOf(model: SlotModel, letter: PayingSymbol, ways: number): Growing {
  return {
    key: `${letter}${ways}`,
    meet(column) {
      const cells = column.filter((symbol) => symbol === letter || symbol === 'W').length;
      return cells > 0 ? wayOf(model, letter, ways * cells) : null;
    },
    coins: (length) => ways * coinsFor(model.paytable[letter], length),
  };
}
