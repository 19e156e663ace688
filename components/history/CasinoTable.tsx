import { useMemo } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { PageActions } from '@/components/ui/layout/PageActions';
import type { CasinoEntry } from '@/domain/history/history';
import { pagesOf, type HistoryQuery } from '@/domain/history/historyQuery';
import { shortId } from '@/domain/history/moved';
import { roundsOf } from '@/domain/history/rounds';
import { setAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useT, type Translate } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { casinoHistoryEndpoint, useCasinoHistoryQuery } from '@/services/history/history';
import { EntryAmount, entryWords, Moment } from './cells';
import { CsvExport } from './CsvExport';
import { CardRows, HistoryTable, type Column } from './HistoryTable';
import { RoundRows } from './RoundRows';
import { useNarrow } from './parts/useNarrow';

/** Columns in the order of the specification (ENT-40). */
export const casinoColumns = (t: Translate): Column[] => [
  { key: 'id', name: t('history.column.transactionId') },
  { key: 'type', name: t('history.column.type') },
  { key: 'game', name: t('history.column.gameName') },
  { key: 'provider', name: t('history.column.provider') },
  { key: 'before', name: t('history.column.balanceBefore'), money: true },
  { key: 'amount', name: t('history.column.amount'), money: true },
  { key: 'after', name: t('history.column.balanceAfter'), money: true },
  { key: 'bonus', name: t('history.column.bonusBalance'), money: true },
  { key: 'date', name: t('history.column.date') },
];

/** Bets and wins with the specified columns (ENT-40, HIST-03); each opens its round. */
export function CasinoTable({ query }: { query: HistoryQuery }) {
  const t = useT();
  const account = useAuth().user?.currencyCode ?? '';
  const { period, type, game, page, size } = query;
  const asked = { ...period, type, game };
  const { data, currentData, isError, isFetching, refetch } = useCasinoHistoryQuery(
    { ...asked, page, size },
    { skip: useToken() === null, refetchOnMountOrArgChange: true },
  );
  // A page without rows says nothing of another question.
  const shown = currentData ?? (isError || data?.rows.length === 0 ? undefined : data);
  const columns = useMemo(() => casinoColumns(t), [t]);
  const narrow = useNarrow();
  const rounds = useMemo(() => {
    if (!narrow || !shown) return null;
    const older = page < pagesOf(shown.count, size);
    return roundsOf(shown.rows, { account, newer: page > 1, older, parts: type !== null });
  }, [narrow, shown, account, page, size, type]);
  const rows = useMemo(
    () =>
      (narrow ? undefined : shown?.rows)?.map((row) => {
        const currency = row.currency ?? account;
        return {
          id: row.id,
          cells: [
            <IdCell key="id" row={row} />,
            entryWords(t, row),
            <bdi key="game">{row.gameName || '–'}</bdi>,
            <bdi key="provider">{row.provider}</bdi>,
            <Amount key="before" value={row.balanceBefore} currency={currency} />,
            <EntryAmount key="amount" entry={row} currency={currency} />,
            <Amount key="after" value={row.balanceAfter} currency={currency} />,
            <Amount key="bonus" value={row.bonusBalance} currency={currency} />,
            <Moment key="date" value={row.date} />,
          ],
        };
      }) ?? null,
    [shown, narrow, t, account],
  );
  const csv = (row: CasinoEntry) => [
    row.id,
    entryWords(t, row),
    row.gameName,
    row.provider,
    row.balanceBefore ?? '',
    row.amount,
    row.balanceAfter ?? '',
    row.bonusBalance ?? '',
    row.date,
    row.currency ?? account,
    row.bonusAmount ?? '',
  ];
  return (
    <HistoryTable
      label={t('history.list.casino')}
      columns={columns}
      shown={shown}
      body={
        rounds ? <RoundRows rounds={rounds} account={account} /> : rows && <CardRows columns={columns} rows={rows} />
      }
      query={query}
      busy={isFetching}
      failed={isError && !shown && !isFetching}
      onRetry={() => void refetch()}
    >
      <PageActions>
        <CsvExport
          key={JSON.stringify(asked)}
          name={`casino-${period.from}-${period.to}`}
          names={[...columns.map(({ name }) => name), t('history.column.currency'), t('history.ofBonus')]}
          lineOf={csv}
          pageOf={(dispatch, at) =>
            dispatch(casinoHistoryEndpoint.initiate({ ...asked, ...at }, { forceRefetch: true, subscribe: false }))
          }
        />
      </PageActions>
    </HistoryTable>
  );
}

/** The id; opens the round where that is known. */
function IdCell({ row: { id, roundId } }: { row: CasinoEntry }) {
  const t = useT();
  const short = <bdi title={id}>{shortId(id)}</bdi>;
  if (roundId === null) return short;
  return (
    <button
      type="button"
      aria-label={t('history.openRound', { id })}
      onClick={() => setAddress({ round: roundId }, 'push')}
    >
      {short}
    </button>
  );
}
