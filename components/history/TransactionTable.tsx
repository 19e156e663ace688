import { useMemo } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { useLocale } from '@/components/ui/LocaleContext';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { methodName, type MethodName } from '@/domain/cashier/methods/methodName';
import type { Transaction } from '@/domain/history/history';
import type { HistoryQuery } from '@/domain/history/historyQuery';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { transactionsEndpoint, useTransactionsQuery } from '@/services/history/history';
import { Moment, typeWords } from './cells';
import { CsvExport } from './CsvExport';
import { HistoryTable, type Column } from './HistoryTable';

/** What receipts call it and support asks for; the id where the backend names no reference. */
const nameOf = ({ reference, id }: Transaction): string => reference ?? id;

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
  const shown = currentData ?? (isError ? undefined : data);
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
  const rows = useMemo(
    () =>
      shown?.rows.map((row) => ({
        id: row.id,
        cells: [
          <Moment key="date" value={row.date} />,
          <bdi key="id">{nameOf(row)}</bdi>,
          <Method key="method" {...methodName(t, tag, row.method)} />,
          typeWords(t, row.type),
          <Amount key="amount" value={row.amount} currency={row.currency} />,
          <StatusPill key="status" status={row.status} />,
          t(row.bonus ? 'history.yes' : 'history.no'),
        ],
      })) ?? null,
    [shown, t, tag],
  );
  const csv = (row: Transaction) => [
    row.date,
    nameOf(row),
    methodName(t, tag, row.method).words,
    typeWords(t, row.type),
    row.amount,
    t(`status.${row.status}`),
    t(row.bonus ? 'history.yes' : 'history.no'),
    row.currency,
  ];
  return (
    <HistoryTable
      label={t('history.list.transactions')}
      columns={columns}
      rows={rows}
      query={query}
      count={shown?.count ?? 0}
      busy={isFetching}
      failed={isError && !shown && !isFetching}
      onRetry={() => void refetch()}
    >
      <CsvExport
        key={JSON.stringify(asked)}
        name={`transactions-${period.from}-${period.to}`}
        names={[...columns.map(({ name }) => name), t('history.column.currency')]}
        lineOf={csv}
        pageOf={(dispatch, at) =>
          dispatch(transactionsEndpoint.initiate({ ...asked, ...at }, { forceRefetch: true, subscribe: false }))
        }
      />
    </HistoryTable>
  );
}

const Method = ({ words, lang }: MethodName) => <bdi lang={lang}>{words}</bdi>;
