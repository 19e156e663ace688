import { useDispatch } from 'react-redux';
import { csvLines, csvOf } from '@/domain/history/csv';
import type { Page } from '@/domain/history/history';
import { saveFile } from '@/services/browser/saveFile';
import type { Store } from '@/store/store';
import { listOf, useReading } from './useReading';

/** Maximum number of rows in a file; for more, the player has to choose a shorter period. */
export const MOST_ROWS = 10_000;

/** Fetches a page; no data if the request failed. */
type Ask<Row> = (dispatch: Store['dispatch'], at: { page: number; size: number }) => Promise<{ data?: Page<Row> }>;

type Options<Row> = { name: string; names: readonly string[]; lineOf: (row: Row) => string[]; pageOf: Ask<Row> };

/** Saves a whole history as one file; `cut`: there were more rows than a file holds; `unread` ones are not in it. */
export function useCsv<Row extends { id: string }>({ name, names, lineOf, pageOf }: Options<Row>) {
  const dispatch = useDispatch<Store['dispatch']>();
  return useReading(() => {
    const parts = [csvOf(names, [])];
    let written = 0;
    const take = (rows: readonly Row[]) => {
      const some = rows.slice(0, MOST_ROWS - written);
      written += some.length;
      parts.push(csvLines(some.map(lineOf)));
    };
    return {
      lists: [listOf((at) => pageOf(dispatch, at), take)],
      end: ({ unread, cut }) => {
        saveFile(`${name}.csv`, 'text/csv;charset=utf-8', parts.join(''));
        return { rows: written, unread, cut };
      },
    };
  }, MOST_ROWS);
}
