import { toDecimal, toMinor } from '../money/money';
import type { CasinoEntry } from './history';

/** The entries of one round, or one entry whose round may stand on another page. */
export type RoundEntries = {
  id: string;
  /** Newest first. */
  entries: readonly [CasinoEntry, ...CasinoEntry[]];
  /** Sums in the currency; null for an entry by itself. `ofBonus` is the bonus-money part of `net`. */
  sums: { currency: string; stake: string; net: string; ofBonus: string | null } | null;
};

type PageOf = {
  /** The currency of entries that name none. */
  account: string;
  /** Whether newer and older entries stand on other pages. */
  newer: boolean;
  older: boolean;
  /** Whether only some entries of each round are listed: those of one type. */
  parts: boolean;
};

/** The sum of amounts, a decimal string; null if one cannot be read. */
export function sumOf(amounts: readonly (string | null)[], currency: string): string | null {
  let sum = 0n;
  for (const amount of amounts) {
    const minor = amount === null ? 0n : toMinor(amount, currency);
    if (minor === null) return null;
    sum += minor;
  }
  return toDecimal(sum, currency);
}

function sumsOf(entries: readonly CasinoEntry[], account: string): RoundEntries['sums'] {
  const currency = entries[0]?.currency ?? account;
  const stake = sumOf(
    entries.filter(({ type }) => type === 'bet').map(({ amount }) => amount),
    currency,
  );
  const net = sumOf(
    entries.map(({ amount }) => amount),
    currency,
  );
  const hasBonus = entries.some(({ bonusAmount }) => bonusAmount !== null);
  const ofBonus = hasBonus
    ? sumOf(
        entries.map(({ bonusAmount }) => bonusAmount),
        currency,
      )
    : null;
  return stake === null || net === null ? null : { currency, stake, net, ofBonus };
}

/**
 * The entries of a page by round, each round where its newest entry stands. A round at the edge of the page may go on
 * beyond it, so its entries stay by themselves: a sum of half a round would be wrong. A round without a bet too.
 */
export function roundsOf(page: readonly CasinoEntry[], { account, newer, older, parts }: PageOf): RoundEntries[] {
  const edges = new Set([newer && page[0]?.roundId, older && page.at(-1)?.roundId]);
  const rounds = new Map<string, [CasinoEntry, ...CasinoEntry[]]>();
  for (const entry of page) {
    const { roundId, id } = entry;
    const key = parts || roundId === null || edges.has(roundId) ? `entry ${id}` : `round ${roundId}`;
    const known = rounds.get(key);
    if (known) known.push(entry);
    else rounds.set(key, [entry]);
  }
  return [...rounds.values()].flatMap((entries): RoundEntries[] => {
    const { id, roundId } = entries[0];
    const isWhole = !parts && roundId !== null && !edges.has(roundId) && entries.some(({ type }) => type === 'bet');
    const sums = isWhole ? sumsOf(entries, account) : null;
    if (sums) return [{ id, entries, sums }];
    return entries.map((entry) => ({ id: entry.id, entries: [entry], sums: null }));
  });
}
