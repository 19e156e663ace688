import { TRANSACTION_STATUSES, type TransactionStatus } from '@/domain/cashier/withdrawal/withdrawal';
import { periodOf, type Period } from './period';

/** The two histories; the address names the one that is not the default. */
export const LISTS = ['transactions', 'casino'] as const;
export type HistoryList = (typeof LISTS)[number];

export const PAGE_SIZES = [20, 50, 100] as const;

/** A history address: list, filters and page. Null means no filter. */
export type HistoryQuery = {
  list: HistoryList;
  period: Period;
  type: string | null;
  status: TransactionStatus | null;
  game: string | null;
  /** From 1. */
  page: number;
  size: (typeof PAGE_SIZES)[number];
};

/** Filter values are short identifiers; a game's may name its studio too, as in "oru:kraken.2". */
const WORD = /^[\w-]{1,64}$/;
const GAME = /^[\w.:/~@+-]{1,128}$/;
const MOST_PAGES = 100_000;

/** Parses the query string of a history address; missing or invalid values become the defaults. */
export function historyQuery(search: string, today: string): HistoryQuery {
  const given = new URLSearchParams(search);
  const word = (name: string, form = WORD) => {
    const value = given.get(name);
    return value !== null && form.test(value) ? value : null;
  };
  const page = Number(given.get('page'));
  const size = Number(given.get('size'));
  return {
    list: LISTS.find((list) => list === given.get('list')) ?? 'transactions',
    period: periodOf(given.get('from'), given.get('to'), today),
    type: word('type'),
    status: TRANSACTION_STATUSES.find((status) => status === given.get('status')) ?? null,
    game: word('game', GAME),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
  };
}

/** Number of pages for a row count; at least 1. */
export const pagesOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));
