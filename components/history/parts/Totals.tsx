import { ChevronDown } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { Result } from '@/components/ui/feedback/Result';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { StatList } from '@/components/ui/figures/StatList';
import { daysOf, type Period } from '@/domain/history/period';
import { toDecimal, toMinor } from '@/domain/money/money';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { usePeriodTotalsQuery } from '@/services/history/history';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { ResultGraph } from './ResultGraph';

const Root = styled.section`
  display: grid;
  align-items: start;
  gap: ${token('space-4')} ${token('space-8')};

  > button {
    min-block-size: 44px;
  }
  > [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    /* The first ones stand in one line, as high as their held place. */
    > dl > div {
      flex-basis: 0;
    }

    > button {
      min-block-size: 70px;
    }
  }
`;

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

/** Totals of a period and all-time deposits, the four that matter most first. A loss is as visible as a win. */
export function Totals({ period }: { period: Period }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { shown, isError, isFetching, refetch } = useTotals(period);
  if (!shown && isError && !isFetching)
    return (
      <Notice tone="warning">
        <p>{t('history.totalsFailed')}</p>
        <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
      </Notice>
    );
  if (!shown) return <HeldPlace phone={166} wide={70} />;
  const { currency, days, bonusNetResult } = shown;
  const net = netOf(days, currency);
  const hasBonus = bonusNetResult !== null && toMinor(bonusNetResult, currency) !== 0n;
  const resultOf = (key: string, label: string, value: string) => ({
    key,
    label,
    value: <Result value={value} currency={currency} />,
  });
  const sum = (name: 'deposits' | 'withdrawals' | 'wins' | 'losses' | 'rewards' | 'lifetimeNetDeposits') => {
    const value = shown[name];
    if (value === null) return [];
    return [{ key: name, label: t(`history.total.${name}`), value: <Amount value={value} currency={currency} /> }];
  };
  const first = [
    ...sum('deposits'),
    ...sum('withdrawals'),
    ...sum('rewards'),
    ...(net === null ? [] : [resultOf('net', t('history.netResult'), net)]),
    ...(hasBonus ? [resultOf('bonus', t('history.ofBonus'), bonusNetResult)] : []),
  ];
  const others = [...sum('wins'), ...sum('losses'), ...sum('lifetimeNetDeposits')];
  return (
    <Root aria-label={t('history.totals')} aria-busy={isFetching || undefined}>
      <StatList label={t('history.totals')} stats={all ? [...first, ...others] : first} />
      <Button look="quiet" icon={<Icon of={ChevronDown} size={16} />} aria-expanded={all} onClick={() => setAll(!all)}>
        {t('history.more')}
      </Button>
    </Root>
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
