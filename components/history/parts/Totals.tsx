import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Result } from '@/components/ui/feedback/Result';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { StatList } from '@/components/ui/figures/StatList';
import { daysOf, type Period } from '@/domain/history/period';
import { toDecimal, toMinor } from '@/domain/money/money';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { usePeriodTotalsQuery } from '@/services/history/history';
import { ResultGraph } from './ResultGraph';

/** Sum of the daily net results; null where one cannot be read. */
function netOf(days: readonly { netResult: string }[], currency: string): string | null {
  let sum = 0n;
  for (const { netResult } of days) {
    const minor = toMinor(netResult, currency);
    if (minor === null) return null;
    sum += minor;
  }
  return toDecimal(sum, currency);
}

/** The totals of a period; null until they are known. */
function useTotals(period: Period) {
  const { data, currentData, isError, isFetching, refetch } = usePeriodTotalsQuery(period, {
    skip: useToken() === null,
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? (isError ? undefined : data) ?? null;
  return { shown, isCurrent: currentData !== undefined, isError, isFetching, refetch };
}

/** Totals of a period and all-time deposits. A loss is as visible as a win. */
export function Totals({ period }: { period: Period }) {
  const t = useT();
  const { shown, isError, isFetching, refetch } = useTotals(period);
  if (!shown && isError && !isFetching)
    return (
      <Notice tone="warning">
        <p>{t('history.totalsFailed')}</p>
        <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
      </Notice>
    );
  if (!shown) return <HeldPlace phone={244} wide={138} />;
  const { currency, days, bonusNetResult } = shown;
  const net = netOf(days, currency);
  const hasBonus = bonusNetResult !== null && toMinor(bonusNetResult, currency) !== 0n;
  const resultOf = (key: string, label: string, value: string) => ({
    key,
    label,
    value: <Result value={value} currency={currency} />,
  });
  const sums = (['deposits', 'withdrawals', 'wins', 'losses', 'rewards', 'lifetimeNetDeposits'] as const).flatMap(
    (sum) => {
      const value = shown[sum];
      if (value === null) return [];
      return [{ key: sum, label: t(`history.total.${sum}`), value: <Amount value={value} currency={currency} /> }];
    },
  );
  return (
    <section aria-label={t('history.totals')} aria-busy={isFetching || undefined}>
      <StatList
        label={t('history.totals')}
        stats={[
          ...sums.slice(0, 4),
          ...(net === null ? [] : [resultOf('net', t('history.netResult'), net)]),
          ...(hasBonus ? [resultOf('bonus', t('history.ofBonus'), bonusNetResult)] : []),
          ...sums.slice(4),
        ]}
      />
    </section>
  );
}

/** The net result of each day of a period; nothing until it is known, and where it is not. */
export function DailyResults({ period }: { period: Period }) {
  const { shown, isCurrent } = useTotals(period);
  if (!shown) return null;
  const { days, currency } = shown;
  return (
    <ResultGraph dates={isCurrent ? daysOf(period) : days.map(({ date }) => date)} days={days} currency={currency} />
  );
}
