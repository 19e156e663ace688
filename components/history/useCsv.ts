import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { csvOf } from '@/domain/history/csv';
import type { Page } from '@/domain/history/history';
import { saveFile } from '@/services/browser/saveFile';
import type { Store } from '@/store/store';

/** Rows per request, the backend's maximum. */
const AT_ONCE = 100;

/** Maximum number of rows in a file; for more, the player has to choose a shorter period. */
export const MOST_ROWS = 10_000;

export type CsvState =
  | { phase: 'idle' }
  /** `done` of `all` rows are loaded. */
  | { phase: 'running'; done: number; all: number | null }
  | { phase: 'failed' }
  /** `cut`: there were more rows than a file holds. */
  | { phase: 'done'; rows: number; cut: boolean };

/** Fetches a page; no data if the request failed. */
type Ask<Row> = (dispatch: Store['dispatch'], at: { page: number; size: number }) => Promise<{ data?: Page<Row> }>;

type Options<Row> = { name: string; names: readonly string[]; lineOf: (row: Row) => string[]; pageOf: Ask<Row> };

/**
 * Fetches a whole history page by page and saves it as one file. Rows that appear twice, because newer ones moved them
 * to the next page, are written once. Nothing is saved if a page fails.
 */
export function useCsv<Row extends { id: string }>({ name, names, lineOf, pageOf }: Options<Row>) {
  const dispatch = useDispatch<Store['dispatch']>();
  const [state, setState] = useState<CsvState>({ phase: 'idle' });
  /** Counts the runs: a run that was stopped, or whose page was left, does not continue. */
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []);

  const start = async () => {
    const mine = (run.current += 1);
    const rows = new Map<string, Row>();
    setState({ phase: 'running', done: 0, all: null });
    for (let page = 1; ; page += 1) {
      const { data } = await pageOf(dispatch, { page, size: AT_ONCE });
      if (run.current !== mine) return;
      if (!data) return setState({ phase: 'failed' });
      for (const row of data.rows) rows.set(row.id, row);
      const cut = rows.size >= MOST_ROWS && data.count > MOST_ROWS;
      setState({ phase: 'running', done: rows.size, all: Math.min(data.count, MOST_ROWS) });
      if (data.rows.length < AT_ONCE || page * AT_ONCE >= data.count || cut) {
        const lines = [...rows.values()].slice(0, MOST_ROWS).map(lineOf);
        saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(names, lines));
        return setState({ phase: 'done', rows: lines.length, cut });
      }
    }
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
