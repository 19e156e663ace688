import { ReceiptText } from 'lucide';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import type { Page } from '@/domain/history/history';
import { PAGE_SIZES, pagesOf, type HistoryQuery } from '@/domain/history/historyQuery';
import { setAddress } from '@/hooks/address/useAddress';
import { useLastPage } from '@/hooks/address/useLastPage';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { useHistoryHref } from './useHistoryHref';

/** A table on a desktop. Below, the rows are what the table's body makes of them: see `cards`. */
const Root = styled.div`
  min-inline-size: 0;

  &[aria-busy='true'] table {
    opacity: 0.55;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
  }
  ${media.belowDesktop} {
    thead {
      display: none;
    }
    table,
    tbody,
    tr,
    td {
      display: block;
    }
  }
  ${media.desktop} {
    .scroll {
      overflow-x: auto;
      border: 1px solid ${token('border')};
      border-radius: ${token('radius-lg')};
      background: ${token('surface1')};
    }
    td,
    th {
      padding: ${token('space-8')};
      text-align: start;
      vertical-align: middle;
    }
    :is(td, th):first-child {
      padding-inline-start: ${token('space-12')};
    }
    :is(td, th):last-child {
      padding-inline-end: ${token('space-12')};
    }
    time {
      white-space: nowrap;
    }
    th {
      font: 600 ${token('type-xs')} ${token('font-text')};
      color: ${token('text-muted')};
    }
    .money {
      padding-inline-end: ${token('space-12')};
      text-align: end;
      white-space: nowrap;
    }
    tbody tr {
      border-block-start: 1px solid ${token('border')};
    }
  }
`;

/** Below a desktop's width each row is a card, with each value labelled. */
const Cards = styled.tbody`
  ${media.belowDesktop} {
    tr {
      margin-block-end: ${token('space-8')};
      padding: ${token('space-8')} ${token('space-12')};
      border: 1px solid ${token('border')};
      border-radius: ${token('radius-md')};
      background: ${token('surface1')};
    }
    td {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: ${token('space-12')};
      min-block-size: 32px;
      text-align: end;
      overflow-wrap: anywhere;
    }
    td::before {
      flex: none;
      content: attr(data-name);
      font: 400 ${token('type-xs')} ${token('font-text')};
      color: ${token('text-muted')};
      text-align: start;
    }
    td button {
      min-block-size: 44px;
    }
  }
  td button {
    font: inherit;
    color: ${token('accent-text')};
    text-align: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
`;

/** As many rows as a first page has: what follows keeps its place while they load. */
const Waiting = styled.div`
  display: grid;
  gap: ${token('space-12')};
  min-block-size: 720px;
  align-content: start;

  > * {
    inline-size: 100%;
    block-size: 52px;
    border-radius: ${token('radius-md')};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')};
  margin-block-start: ${token('space-16')};

  > nav {
    flex: 1 1 280px;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  select {
    color: ${token('text')};
  }
`;

/** `money`: the column holds amounts. */
export type Column = { key: string; name: string; money?: boolean };

type HistoryTableProps = {
  /** Accessible name. */
  label: string;
  columns: readonly Column[];
  /** The page; undefined until loaded. */
  shown: Page<unknown> | undefined;
  /** Its rows: one table body or more. */
  body: ReactNode;
  query: HistoryQuery;
  busy: boolean;
  failed: boolean;
  onRetry: () => void;
  /** Shown while there are rows: the export button. */
  children: ReactNode;
};

/** A paginated history (HIST-01) with its loading, error and empty states. */
export function HistoryTable({
  label,
  columns,
  shown,
  body,
  query,
  busy,
  failed,
  onRetry,
  children,
}: HistoryTableProps) {
  const t = useT();
  const hrefWith = useHistoryHref();
  // While busy, what is shown may be the page of another question.
  const isBeyond = useLastPage(query.page, busy ? undefined : shown, query.size);
  if (failed) return <ErrorState title={t('ui.loadingError')} onRetry={onRetry} />;
  if (!shown || isBeyond)
    return (
      <Waiting role="status" aria-label={t('ui.loading')}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} $shape="cell" $still />
        ))}
      </Waiting>
    );
  if (shown.count === 0)
    return (
      <EmptyState
        icon={<Icon of={ReceiptText} size={24} />}
        title={t(query.list === 'casino' ? 'history.noRounds' : 'history.none')}
        text={t('history.noneText')}
      />
    );
  return (
    <Root aria-busy={busy || undefined}>
      {children}
      <div className="scroll">
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ key, name, money }) => (
                <th key={key} scope="col" className={money ? 'money' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {body}
        </table>
      </div>
      <Foot>
        <label>
          {t('history.perPage')}
          <select value={query.size} onChange={(event) => setAddress({ size: event.target.value, page: null }, 'push')}>
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <Pagination
          page={query.page}
          pages={pagesOf(shown.count, query.size)}
          hrefOf={(page) => hrefWith({ page: page === 1 ? null : String(page) })}
        />
      </Foot>
    </Root>
  );
}

type CardRowsProps = {
  columns: readonly Column[];
  /** Id and cells of each row, in column order. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** Memoised: other updates of the page must not re-render up to a hundred rows. */
export const CardRows = memo(function CardRows({ columns, rows }: CardRowsProps) {
  return (
    <Cards>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {columns.map(({ key, name, money }, index) => (
            <td key={key} data-name={name} className={money ? 'money' : undefined}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </Cards>
  );
});
