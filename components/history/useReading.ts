import { startTransition, useEffect, useRef, useState } from 'react';
import type { Page } from '@/domain/history/history';

/** Rows per request, the backend's maximum. */
const AT_ONCE = 100;

type At = { page: number; size: number };

/** Reads one page of a list and uses its rows; null when it failed. */
type List = (at: At) => Promise<{ rows: number; fresh: number; count: number } | null>;

/** How a reading ended: how many rows were read and could not be read, and whether there were more than it may hold. */
type End = { rows: number; unread: number; cut: boolean };

export type Reading<Made> =
  | { phase: 'idle' }
  /** `done` of `all` rows are loaded; null until it is known how many there are. */
  | { phase: 'running'; done: number; all: number | null }
  | { phase: 'failed' }
  | ({ phase: 'done' } & Made);

/** A list whose rows go to `take` page by page. Those that appear twice, because newer ones moved them on, go once. */
export function listOf<Row extends { id: string }>(
  pageOf: (at: At) => Promise<{ data?: Page<Row> }>,
  take: (rows: readonly Row[]) => void,
): List {
  const seen = new Set<string>();
  return async (at) => {
    const { data } = await pageOf(at);
    if (!data) return null;
    const fresh = data.rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    take(fresh);
    return { rows: data.rows.length, fresh: fresh.length, count: data.count };
  };
}

/**
 * Reads whole lists, one after the other and page by page, `most` rows of each. Each page is used as it arrives, so that
 * no task is long however many rows there are. Nothing is made if a page fails; what was begun is forgotten when the
 * player stops it or leaves.
 */
export function useReading<Made extends object>(
  begin: () => { lists: readonly List[]; end: (how: End) => Made },
  most = Infinity,
) {
  const [state, setState] = useState<Reading<Made>>({ phase: 'idle' });
  /** Counts the runs: a run that was stopped, or whose page was left, does not continue. */
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []);

  const start = async () => {
    const mine = (run.current += 1);
    const { lists, end } = begin();
    let [rows, unread, all, cut] = [0, 0, 0, false];
    setState({ phase: 'running', done: 0, all: null });
    for (const list of lists) {
      const before = rows;
      let got = 0;
      for (let page = 1; ; page += 1) {
        const read = await list({ page, size: AT_ONCE });
        if (run.current !== mine) return;
        if (!read) return setState({ phase: 'failed' });
        rows += read.fresh;
        got += read.rows;
        const isFull = rows - before >= most && read.count > most;
        setState({ phase: 'running', done: rows, all: all + Math.min(read.count, most) });
        // A page with fewer rows need not be the last: those that cannot be read are left out of it.
        if (page * AT_ONCE >= read.count || isFull) {
          all += Math.min(read.count, most);
          unread += Math.max(0, Math.min(page * AT_ONCE, read.count) - got);
          cut ||= isFull;
          break;
        }
      }
    }
    // What is made may be long: it is drawn bit by bit.
    startTransition(() => setState({ phase: 'done', ...end({ rows, unread, cut }) }));
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
