import { useMemo } from 'react';
import { PageActions } from '@/components/ui/layout/PageActions';
import { useLocale } from '@/components/ui/LocaleContext';
import { methodName } from '@/domain/cashier/methods/methodName';
import type { Transaction } from '@/domain/history/history';
import type { HistoryQuery } from '@/domain/history/historyQuery';
import { signedAmount } from '@/domain/history/moved';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { transactionsEndpoint, useTransactionsQuery } from '@/services/history/history';
import { typeWords } from './cells';
import { CsvExport } from './CsvExport';
import { HistoryTable, type Column } from './HistoryTable';
import { nameOf, TransactionRows } from './TransactionRows';

/** Deposits, withdrawals and paid rewards, with the specified columns (ENT-39, HIST-01). */
export function TransactionTable({ query }: { query: HistoryQuery }) {
  const t = useT();
  const { tag } = useLocale();
  const { period, type, status, page, size } = query;
  const asked = { ...period, type, status };
  const { data, currentData, isError, isFetching, refetch } = useTransactionsQuery(
    { ...asked, page, size },
    { skip: useToken() === null, refetchOnMountOrArgChange: true },
  );
  // A page without rows says nothing of another question.
  const shown = currentData ?? (isError || data?.rows.length === 0 ? undefined : data);
  const columns = useMemo<Column[]>(
    () => [
      { key: 'date', name: t('history.column.date') },
      { key: 'id', name: t('history.column.transactionId') },
      { key: 'method', name: t('history.column.method') },
      { key: 'type', name: t('history.column.transactionType') },
      { key: 'amount', name: t('history.column.amount'), money: true },
      { key: 'status', name: t('history.column.status') },
      { key: 'bonus', name: t('history.column.bonus') },
    ],
    [t],
  );
  const csv = (row: Transaction) => [
    row.date,
    nameOf(row),
    methodName(t, tag, row.method).words,
    typeWords(t, row.type),
    signedAmount(row),
    row.status === null ? '' : t(`status.${row.status}`),
    t(row.bonus ? 'history.yes' : 'history.no'),
    row.currency,
  ];
  return (
    <HistoryTable
      label={t('history.list.transactions')}
      columns={columns}
      shown={shown}
      body={shown && <TransactionRows rows={shown.rows} />}
      query={query}
      busy={isFetching}
      failed={isError && !shown && !isFetching}
      onRetry={() => void refetch()}
    >
      <PageActions>
        <CsvExport
          key={JSON.stringify(asked)}
          name={`transactions-${period.from}-${period.to}`}
          names={[...columns.map(({ name }) => name), t('history.column.currency')]}
          lineOf={csv}
          pageOf={(dispatch, at) =>
            dispatch(transactionsEndpoint.initiate({ ...asked, ...at }, { forceRefetch: true, subscribe: false }))
          }
        />
      </PageActions>
    </HistoryTable>
  );
}
