import { memo } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Card } from '@/components/ui/layout/Card';
import { Day } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Result } from '@/components/ui/feedback/Result';
import { formatAmount } from '@/domain/format/amount';
import { formatDay } from '@/domain/format/day';
import { resultGraph, type Bar } from '@/domain/history/resultGraph';
import { toMinor } from '@/domain/money/money';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(Card)`
  h2 {
    font-size: 16px;
    line-height: 22px;
  }
  figure {
    margin-block: ${token('space-8')};
  }
  .edge,
  .ends {
    display: flex;
    justify-content: space-between;
    min-block-size: 18px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 140px;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  .gain {
    fill: ${token('success')};
  }
  .fall {
    fill: ${token('danger')};
  }
  line {
    stroke: ${token('border-strong')};
  }
  summary {
    inline-size: fit-content;
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
    cursor: pointer;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  th,
  td {
    padding-block: ${token('space-4')};
    border-block-end: 1px solid ${token('border')};
    text-align: start;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
`;

const [WIDTH, HEIGHT] = [1000, 140];

/** All bars of one side as a single path: a year is two SVG elements instead of 365. */
const pathOf = (bars: readonly Bar[], zero: number, count: number): string => {
  const wide = Math.max(1, (WIDTH / count) * 0.72);
  return bars
    .map(({ at, height }) => {
      const from = zero * HEIGHT;
      return `M${(at * WIDTH).toFixed(2)} ${from.toFixed(2)}h${wide.toFixed(2)}v${(-height * HEIGHT).toFixed(2)}h${(-wide).toFixed(2)}z`;
    })
    .join('');
};

type ResultGraphProps = {
  /** Every day shown, in order. */
  dates: readonly string[];
  days: readonly { date: string; netResult: string }[];
  currency: string;
};

/** Daily net results as bars, wins above zero and losses below at the same scale, and the same data as a table. */
export const ResultGraph = memo(function ResultGraph({ dates, days, currency }: ResultGraphProps) {
  const t = useT();
  const locale = useLocale();
  const { bars, zero, best, worst } = resultGraph(dates, days, currency);
  // Beside a large result a small one has no height.
  const played = bars.filter(({ netResult }) => (toMinor(netResult, currency) ?? 0n) !== 0n);
  const inWords = (day: { date: string; netResult: string }) => ({
    day: formatDay(locale, day.date) ?? day.date,
    amount: formatAmount(locale, day.netResult, currency, 'exceptZero') ?? day.netResult,
  });
  const says = [
    best ? t('history.graph.best', inWords(best)) : t('history.graph.noWin'),
    worst ? t('history.graph.worst', inWords(worst)) : t('history.graph.noLoss'),
  ].join(' ');
  return (
    <Root as="section" aria-label={t('history.graph.title')}>
      <h2>{t('history.graph.title')}</h2>
      {played.length === 0 ? (
        <p>{t('history.graph.none')}</p>
      ) : (
        <figure>
          <div className="edge">{best && <Amount value={best.netResult} currency={currency} sign="exceptZero" />}</div>
          <svg role="img" aria-label={says} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            <path
              className="gain"
              d={pathOf(
                played.filter(({ height }) => height > 0),
                zero,
                bars.length,
              )}
            />
            <path
              className="fall"
              d={pathOf(
                played.filter(({ height }) => height < 0),
                zero,
                bars.length,
              )}
            />
            <line x1={0} x2={WIDTH} y1={zero * HEIGHT} y2={zero * HEIGHT} vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="edge">{worst && <Amount value={worst.netResult} currency={currency} />}</div>
          <div className="ends" aria-hidden>
            <span>{formatDay(locale, dates[0] ?? '')}</span>
            <span>{formatDay(locale, dates.at(-1) ?? '')}</span>
          </div>
        </figure>
      )}
      {played.length > 0 && (
        <details>
          <summary>{t('history.graph.table')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('history.column.date')}</th>
                <th scope="col">{t('history.netResult')}</th>
              </tr>
            </thead>
            <tbody>
              {played.map(({ date, netResult }) => (
                <tr key={date}>
                  <td>
                    <Day value={date} />
                  </td>
                  <td>
                    <Result value={netResult} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Root>
  );
});
