import { MINUTE_MS } from '../time/lengths';
import type { CasinoEntry } from './history';
import { sumOf } from './rounds';

/** When a game was played last for real money, and how that visit ended. */
export type LastVisit = {
  /** The last bet, ISO 8601. */
  at: string;
  /** Wins minus bets of the visit, a decimal string; null if it is not known whole. */
  net: string | null;
  currency: string;
};

/** A pause between two entries of a game that ends a visit. */
const PAUSE_MS = 30 * MINUTE_MS;

/** Entries of one game, newest first, as far as they have been read. */
type Read = {
  entries: readonly CasinoEntry[];
  /** Whether there are none older. */
  isAll: boolean;
  /** The currency of entries that name none. */
  account: string;
};

/** The entries of the last visit, and whether all of them have been read: a round never spans two visits. */
function newest({ entries, isAll }: Read): { visit: readonly CasinoEntry[]; isWhole: boolean } {
  const unstaked = new Set<string>();
  for (const [index, { date, roundId, type }] of entries.entries()) {
    const next = entries[index - 1];
    const isPaused = next !== undefined && Date.parse(next.date) - Date.parse(date) > PAUSE_MS;
    if (isPaused && unstaked.size === 0) return { visit: entries.slice(0, index), isWhole: true };
    if (roundId === null) continue;
    if (type === 'bet') unstaked.delete(roundId);
    else unstaked.add(roundId);
  }
  return { visit: entries, isWhole: isAll };
}

/** Whether more entries have to be read to know the last visit whole. */
export const isVisitOpen = (read: Read): boolean => !newest(read).isWhole;

/** The last visit to a game; null without a bet, or if its time cannot be read. */
export function lastVisit(read: Read): LastVisit | null {
  const { visit, isWhole } = newest(read);
  const bet = visit.find(({ type }) => type === 'bet');
  if (!bet || Number.isNaN(Date.parse(bet.date))) return null;
  const currency = bet.currency ?? read.account;
  const isOneCurrency = visit.every((entry) => (entry.currency ?? read.account) === currency);
  const amounts = visit.map(({ amount }) => amount);
  return { at: bet.date, net: isWhole && isOneCurrency ? sumOf(amounts, currency) : null, currency };
}
