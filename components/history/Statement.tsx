import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatDay, formatMonth } from '@/domain/format/day';
import { formatNumber } from '@/domain/format/number';
import { signedAmount } from '@/domain/history/moved';
import type { Period } from '@/domain/history/period';
import { monthPeriod, statementMonths } from '@/domain/history/statement';
import { setAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { entryWords, typeWords } from './cells';
import { useHistoryHref } from './useHistoryHref';
import { StatementSheet } from './StatementSheet';
import { useStatement } from './useStatement';

const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-12')};

  label {
    display: grid;
    flex: 1 1 240px;
    gap: ${token('space-4')};
    max-inline-size: 400px;
    font: 600 ${token('type-sm')} ${token('font-text')};
  }
  select {
    min-block-size: 48px;
    min-inline-size: 0;
  }
`;

type StatementProps = {
  /** "2026-11", or anything else for the period of the histories. */
  asked: string;
  period: Period;
  today: string;
};

/** A statement of a month or of the histories' period: made in the browser, saved as CSV or printed. */
export function Statement({ asked, period: chosen, today }: StatementProps) {
  const t = useT();
  const locale = useLocale();
  const hrefWith = useHistoryHref();
  const month = monthPeriod(asked, today);
  const period = month ?? chosen;
  const day = (of: string) => formatDay(locale, of) ?? of;
  const range = t('history.statement.range', { from: day(chosen.from), to: day(chosen.to) });
  const monthWords = (of: string) => `${formatMonth(locale, Number(of.slice(5))) ?? of} ${of.slice(0, 4)}`;
  return (
    <Stack>
      <p>
        <SiteLink href={hrefWith({ statement: null })}>{t('history.statement.back')}</SiteLink>
      </p>
      <Ask>
        <label>
          {t('history.statement.of')}
          <select
            value={month ? asked : 'period'}
            onChange={(event) => setAddress({ statement: event.target.value }, 'replace')}
          >
            <option value="period">{range}</option>
            {statementMonths(today).map((each) => (
              <option key={each} value={each}>
                {monthWords(each)}
              </option>
            ))}
          </select>
        </label>
      </Ask>
      <Maker key={`${period.from} ${period.to}`} period={period} />
    </Stack>
  );
}

function Maker({ period }: { period: Period }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const account = useAuth().user?.currencyCode ?? '';
  const { endpoints } = useSettings();
  const [noTransactions, noCasino] = [endpoints.transactions === null, endpoints.casinoHistory === null];
  const { state, start, stop } = useStatement(
    period,
    account,
    { transactions: !noTransactions, casino: !noCasino },
    {
      names: [
        t('history.column.date'),
        t('history.column.type'),
        t('history.statement.what'),
        t('history.column.amount'),
        t('history.column.currency'),
        t('history.ofBonus'),
        t('history.column.status'),
        t('history.column.transactionId'),
      ],
      payment: (row) => [
        row.date,
        typeWords(t, row.type),
        row.method,
        signedAmount(row),
        row.currency,
        '',
        row.status === null ? '' : t(`status.${row.status}`),
        row.id,
      ],
      entry: (row) => [
        row.date,
        entryWords(t, row),
        row.gameName,
        row.amount,
        row.currency ?? account,
        row.bonusAmount ?? '',
        '',
        row.id,
      ],
    },
  );
  const number = (value: number) => formatNumber(locale, value);
  if (state.phase === 'done') return <StatementSheet period={period} made={state} />;
  return (
    <>
      <p role="status" id={id}>
        {state.phase === 'running'
          ? state.all === null
            ? t('history.csv.begins')
            : t('history.csv.running', { done: number(state.done), count: state.all, number: number(state.all) })
          : t('history.statement.text')}
      </p>
      {state.phase === 'failed' && <Notice tone="danger">{t('history.statement.failed')}</Notice>}
      <div>
        {state.phase === 'running' ? (
          <Button onClick={stop}>{t('history.csv.stop')}</Button>
        ) : (
          <Button look="primary" onClick={start}>
            {t('history.statement.make')}
          </Button>
        )}
      </div>
    </>
  );
}
