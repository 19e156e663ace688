import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { csvLines, csvOf } from '@/domain/history/csv';
import type { CasinoEntry, Page, Transaction } from '@/domain/history/history';
import type { Period } from '@/domain/history/period';
import { StatementSums, type CurrencyStatement } from '@/domain/history/statement';
import { casinoHistoryEndpoint, transactionsEndpoint } from '@/services/history/history';
import type { Store } from '@/store/store';

/** Rows per request, the backend's maximum. */
const AT_ONCE = 100;

/** A finished statement: its sums, and the parts of its file. */
export type Made = { statements: readonly CurrencyStatement[]; rows: number; unread: number; csv: readonly string[] };

export type StatementState =
  | { phase: 'idle' }
  /** `done` of `all` rows are loaded; null until it is known how many there are. */
  | { phase: 'running'; done: number; all: number | null }
  | { phase: 'failed' }
  | ({ phase: 'done' } & Made);

type Lines = {
  names: readonly string[];
  payment: (row: Transaction) => string[];
  entry: (row: CasinoEntry) => string[];
};
type Lists = { transactions: boolean; casino: boolean };

/** Every row of a list once, page after page; null when a page failed. */
async function readAll<Row extends { id: string }>(
  pageOf: (page: number) => Promise<{ data?: Page<Row> }>,
  take: (rows: readonly Row[], count: number) => boolean,
): Promise<boolean> {
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data } = await pageOf(page);
    if (!data) return false;
    // Newer rows move older ones to the next page.
    const fresh = data.rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (!take(fresh, data.count)) return false;
    if (data.rows.length < AT_ONCE || page * AT_ONCE >= data.count) return true;
  }
}

/**
 * Makes a statement of a period from both histories. Each page is added up and written as it arrives, so that no task is
 * long however many rows there are. Nothing is made if a page fails.
 */
export function useStatement(period: Period, currency: string, lists: Lists, lines: Lines) {
  const dispatch = useDispatch<Store['dispatch']>();
  const [state, setState] = useState<StatementState>({ phase: 'idle' });
  /** Counts the runs: a run that was stopped, or whose page was left, does not continue. */
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []);

  const start = async () => {
    const mine = (run.current += 1);
    const sums = new StatementSums();
    const csv = [csvOf(lines.names, [])];
    const counts = { transactions: null as number | null, casino: null as number | null };
    let rows = 0;
    const take = (list: keyof Lists, written: readonly string[][], count: number) => {
      if (run.current !== mine) return false;
      counts[list] = count;
      rows += written.length;
      csv.push(csvLines(written));
      const all = (counts.transactions ?? 0) + (counts.casino ?? 0);
      setState({ phase: 'running', done: rows, all });
      return true;
    };
    const asked = { ...period, type: null, size: AT_ONCE };
    const options = { forceRefetch: true, subscribe: false };
    setState({ phase: 'running', done: 0, all: null });
    const payments =
      !lists.transactions ||
      (await readAll<Transaction>(
        (page) => dispatch(transactionsEndpoint.initiate({ ...asked, page }, options)),
        (fresh, count) => {
          for (const row of fresh) sums.payment(row);
          return take('transactions', fresh.map(lines.payment), count);
        },
      ));
    const entries =
      payments &&
      (!lists.casino ||
        (await readAll<CasinoEntry>(
          (page) => dispatch(casinoHistoryEndpoint.initiate({ ...asked, page }, options)),
          (fresh, count) => {
            for (const row of fresh) sums.entry({ ...row, currency: row.currency ?? currency });
            return take('casino', fresh.map(lines.entry), count);
          },
        )));
    if (run.current !== mine) return;
    if (!entries) return setState({ phase: 'failed' });
    setState({ phase: 'done', statements: sums.statements(), rows, unread: sums.unread, csv });
  };
  return {
    state,
    start: () => void start(),
    stop: () => {
      run.current += 1;
      setState({ phase: 'idle' });
    },
  };
}
