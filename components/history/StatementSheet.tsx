import { Download, Printer } from 'lucide';
import { useDeferredValue, useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Result } from '@/components/ui/feedback/Result';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList } from '@/components/ui/figures/StatList';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { playerName } from '@/domain/account/player/playerName';
import { formatDay } from '@/domain/format/day';
import { formatDuration } from '@/domain/format/duration';
import { formatNumber } from '@/domain/format/number';
import type { Period } from '@/domain/history/period';
import { netOf, SUMS, type CurrencyStatement } from '@/domain/history/statement';
import { toDecimal } from '@/domain/money/money';
import { useAuth } from '@/hooks/player/useAuth';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/services/browser/saveFile';
import { usePeriodTotalsQuery } from '@/services/history/history';
import { token } from '@/themes/token';
import type { Made } from './useStatement';

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  h2 {
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-12')};
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: ${token('space-8')};
    font-weight: 650;
    text-align: start;
  }
  th,
  td {
    padding: ${token('space-4')} ${token('space-8')};
    border-block-end: 1px solid ${token('border')};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  /* On paper there is the statement and nothing else, black on white. */
  @media print {
    body:has(&) :not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
    .ways {
      display: none;
    }
    .scroll {
      overflow: visible;
    }
    &,
    & * {
      border-color: CanvasText !important;
      background: none !important;
      color: CanvasText !important;
      color-scheme: light;
    }
    thead {
      display: table-header-group;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

/** What scrolls and holds nothing to press has to take the focus, or no key reaches it. */
const SCROLLS = { role: 'group', tabIndex: 0 } as const;

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

type StatementSheetProps = { period: Period; made: Made };

/** A finished statement: whose and of which days, its sums, each day, and the ways to keep it. */
export function StatementSheet({ period, made }: StatementSheetProps) {
  const t = useT();
  const locale = useLocale();
  const { brandName } = useSettings();
  const { user } = useAuth();
  const noTotals = useAbsent('totals');
  const { data } = usePeriodTotalsQuery(period, { skip: [useToken() === null, noTotals].includes(true) });
  const played = data?.playedSeconds ?? null;
  const day = (of: string) => formatDay(locale, of) ?? of;
  const save = () =>
    saveBlob(`statement-${period.from}-${period.to}.csv`, new Blob([...made.csv], { type: 'text/csv;charset=utf-8' }));
  const title = t('history.statement.title', { brand: brandName, from: day(period.from), to: day(period.to) });
  return (
    <Root ref={takeFocus} tabIndex={-1} aria-label={title}>
      <div className="ways">
        <Button look="primary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('history.statement.print')}
        </Button>
        <Button icon={<Icon of={Download} />} onClick={save}>
          {t('history.csv.save')}
        </Button>
      </div>
      <h2>{title}</h2>
      {user && (
        <p>
          <bdi>{playerName(user)}</bdi> · <bdi>{user.userId}</bdi>
        </p>
      )}
      <p>
        {t('history.statement.rows', { rows: formatNumber(locale, made.rows) })}{' '}
        {t('history.statement.played', { time: played === null ? '–' : formatDuration(played) })}
      </p>
      {made.unread > 0 && (
        <Notice tone="warning">{t('history.statement.unread', { rows: formatNumber(locale, made.unread) })}</Notice>
      )}
      {made.statements.length === 0 && <p>{t('history.statement.empty')}</p>}
      {made.statements.map((statement) => (
        <InCurrency key={statement.currency} statement={statement} />
      ))}
    </Root>
  );
}

function InCurrency({ statement: { currency, sums, days } }: { statement: CurrencyStatement }) {
  const t = useT();
  const caption = useId();
  const locale = useLocale();
  // The sums are drawn first, so that a year of days is no long task.
  const rows = useDeferredValue(days, []);
  return (
    <section aria-label={currency}>
      <StatList
        label={t('history.statement.sums', { currency })}
        stats={[
          ...SUMS.map((key) => ({
            key,
            label: t(`history.statement.sum.${key}`),
            value: <Amount value={toDecimal(sums[key], currency)} currency={currency} />,
          })),
          {
            key: 'net',
            label: t('history.netResult'),
            value: <Result value={netOf(sums, currency)} currency={currency} />,
          },
        ]}
      />
      <div className="scroll" {...SCROLLS} aria-labelledby={caption}>
        <table>
          <caption id={caption}>{t('history.statement.days', { currency })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.column.date')}</th>
              {SUMS.map((key) => (
                <th key={key} scope="col">
                  {t(`history.statement.sum.${key}`)}
                </th>
              ))}
              <th scope="col">{t('history.netResult')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, sums: ofDay }) => (
              <tr key={day}>
                <th scope="row">{formatDay(locale, day) ?? day}</th>
                {SUMS.map((key) => (
                  <td key={key}>
                    <Amount value={toDecimal(ofDay[key], currency)} currency={currency} />
                  </td>
                ))}
                <td>
                  <Result value={netOf(ofDay, currency)} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
