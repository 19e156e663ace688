import { useDispatch } from 'react-redux';
import { csvLines, csvOf } from '@/domain/history/csv';
import type { CasinoEntry, Transaction } from '@/domain/history/history';
import type { Period } from '@/domain/history/period';
import { StatementSums, type CurrencyStatement } from '@/domain/history/statement';
import { casinoHistoryEndpoint, transactionsEndpoint } from '@/services/history/history';
import type { Store } from '@/store/store';
import { listOf, useReading } from './useReading';

/** A finished statement: its sums, and the parts of its file. */
export type Made = { statements: readonly CurrencyStatement[]; rows: number; unread: number; csv: readonly string[] };

type Lines = {
  names: readonly string[];
  payment: (row: Transaction) => string[];
  entry: (row: CasinoEntry) => string[];
};
type Lists = { transactions: boolean; casino: boolean };

/** Makes a statement of a period from both histories. Amounts without a currency are in that of the account. */
export function useStatement(period: Period, currency: string, lists: Lists, lines: Lines) {
  const dispatch = useDispatch<Store['dispatch']>();
  return useReading<Made>(() => {
    const sums = new StatementSums();
    const csv = [csvOf(lines.names, [])];
    const asked = { ...period, type: null };
    const options = { forceRefetch: true, subscribe: false };
    const payments = listOf<Transaction>(
      (at) => dispatch(transactionsEndpoint.initiate({ ...asked, ...at }, options)),
      (rows) => {
        for (const row of rows) sums.payment(row);
        csv.push(csvLines(rows.map(lines.payment)));
      },
    );
    const entries = listOf<CasinoEntry>(
      (at) => dispatch(casinoHistoryEndpoint.initiate({ ...asked, ...at }, options)),
      (rows) => {
        for (const row of rows) sums.entry({ ...row, currency: row.currency ?? currency });
        csv.push(csvLines(rows.map(lines.entry)));
      },
    );
    return {
      lists: [...(lists.transactions ? [payments] : []), ...(lists.casino ? [entries] : [])],
      end: ({ rows, unread }) => ({ statements: sums.statements(), rows, unread: sums.unread + unread, csv }),
    };
  });
}
