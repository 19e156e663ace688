import { type Stops, anywhereCoins, ANYWHERE_FROM, coinsFor, expanded, windowOf } from './evaluate';
import { triggersIn } from './freeGame';
import { type Payline, type PayingSymbol, type SlotModel, type Strips, type SymbolId, REELS } from './model';

/** A result of one spin, and the number of draws in which it occurs. */
export type Result = { coins: number; scatters: number; stops: number };

/** Number of possible stops of the reels. */
export const stopsOf = (strips: Strips): number => strips.reduce((product, strip) => product * strip.length, 1);

const luckOf = ({ luck }: SlotModel) => luck ?? [{ multiplier: 1, weight: 1 }];

/** Number of equally likely draws of a spin: every stop times the weights of the random multiplier. */
export const drawsOf = (model: SlotModel, strips: Strips = model.strips): number =>
  luckOf(model).reduce((sum, { weight }) => sum + weight, 0) * stopsOf(strips);

/** Every stop of the reels, for models small enough to enumerate. */
export function* allStops(strips: Strips, reel = 0): Generator<Stops> {
  if (reel === strips.length) return void (yield []);
  for (const rest of allStops(strips, reel + 1))
    for (let stop = 0; stop < (strips[reel]?.length ?? 0); stop += 1) yield [stop, ...rest];
}

type Column = readonly SymbolId[];

/**
 * Packs coins and scatters into one number, so that adding two keys adds both. A grid holds at most fifteen scatters.
 */
const SCATTER_KEYS = 16;

/** Key of a result → number of stops. */
type Counts = ReadonlyMap<number, number>;

const NO_MORE_REELS: Counts = new Map([[0, 1]]);

/**
 * How often each result occurs among all draws of these reels, exactly. What the remaining reels can add depends only
 * on the combinations that can still grow, so it is counted once per such set (dynamic programming from the last reel).
 */
export function distributionOf(model: SlotModel, strips: Strips = model.strips): readonly Result[] {
  const columns = strips.map((strip) => Array.from(strip, (_, stop) => expanded(model, windowOf(strip, stop))));
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
      const here = coins * SCATTER_KEYS + triggersIn(model, column, reel);
      for (const [key, stops] of countsFrom(reel + 1, grown))
        counts.set(here + key, (counts.get(here + key) ?? 0) + stops);
    }
    memo.set(state, counts);
    return counts;
  };

  return [...countsFrom(0, openings(model))].flatMap(([key, stops]) => {
    const scatters = key % SCATTER_KEYS;
    const pays = model.scatters?.pays[scatters - 3] ?? 0;
    const coins = Math.floor(key / SCATTER_KEYS) + pays * model.coins;
    return luckOf(model).map(({ multiplier, weight }) => ({
      coins: coins * multiplier,
      scatters,
      stops: stops * weight,
    }));
  });
}

/** A combination that may still grow: its state after the next reel, and its payout when it ends at `length`. */
type Growing = { key: string; meet(column: Column, reel: number): Growing | null; coins(length: number): number };

function openings(model: SlotModel): Growing[] {
  if (model.anywhere) return (Object.keys(model.paytable) as PayingSymbol[]).map((one) => countOf(model, one, 0));
  if (!model.lines) return [...new Set(model.strips[0])].map((symbol) => wayOf(model, symbol as PayingSymbol, 1));
  return model.lines.flatMap((rows, line) => [
    lineOf(model, rows, line, null, 0, 1),
    ...(model.bothWays ? [runOf(model, rows, line, null, 0, 0)] : []),
  ]);
}

/**
 * A line from the left. `letter` is the first symbol after `wilds` leading wilds, null while there are only wilds;
 * `factor` is the product of the wild multipliers.
 */
function lineOf(
  model: SlotModel,
  rows: Payline,
  line: number,
  letter: PayingSymbol | null,
  wilds: number,
  factor: number,
): Growing {
  const { paytable, wildMultiplier = 1 } = model;
  const self: Growing = {
    key: `${line}${letter ?? ''}${wilds}x${factor}`,
    meet(column, reel) {
      const symbol = column[rows[reel] ?? 0];
      if (symbol === 'W' && !letter) return lineOf(model, rows, line, null, wilds + 1, factor);
      if (symbol === 'W')
        return wildMultiplier > 1 ? lineOf(model, rows, line, letter, wilds, factor * wildMultiplier) : self;
      if (letter) return symbol === letter ? self : null;
      return symbol && symbol !== 'S'
        ? lineOf(model, rows, line, symbol, wilds, factor * wildMultiplier ** wilds)
        : null;
    },
    coins: (length) => Math.max(letter ? coinsFor(paytable[letter], length) * factor : 0, coinsFor(paytable.W, wilds)),
  };
  return self;
}

/**
 * A line paid from the right but processed from the left: the run of `letter` that ends at the current reel. Its last
 * `wilds` cells are wilds, which could also start another letter's run. A run of five is already paid from the left.
 */
function runOf(
  model: SlotModel,
  rows: Payline,
  line: number,
  letter: PayingSymbol | null,
  length: number,
  wilds: number,
): Growing {
  return {
    key: `${line}r${letter ?? ''}${length}${wilds}`,
    meet(column, reel) {
      const symbol = column[rows[reel] ?? 0];
      if (symbol === 'W') return runOf(model, rows, line, letter, length + 1, wilds + 1);
      if (!symbol || symbol === 'S') return runOf(model, rows, line, null, 0, 0);
      return runOf(model, rows, line, symbol, (symbol === letter ? length : wilds) + 1, 0);
    },
    coins: () => (letter && length < REELS ? coinsFor(model.paytable[letter], length) : 0),
  };
}

/** The count of a letter on the reels so far; dropped when the remaining reels cannot make it enough to pay. */
function countOf(model: SlotModel, letter: PayingSymbol, count: number): Growing {
  return {
    key: `${letter}${count}`,
    meet(column, reel) {
      const now = count + column.filter((symbol) => symbol === letter).length;
      return now + (REELS - 1 - reel) * column.length >= ANYWHERE_FROM ? countOf(model, letter, now) : null;
    },
    coins: (length) => (length === REELS ? anywhereCoins(model.paytable[letter], count) : 0),
  };
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
