import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { MoreCard } from '@/components/ui/layout/HeadedCard';
import { FactList } from '@/components/ui/figures/FactList';
import { Count } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { Result } from '@/components/ui/feedback/Result';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Loading } from '@/components/ui/feedback/Loading';
import { formatDay } from '@/domain/format/day';
import type { Totals } from '@/domain/history/history';
import { netResultOf } from '@/domain/history/netResult';
import { lastDays, type Period } from '@/domain/history/period';
import { utcDay } from '@/domain/time/day';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useClock } from '@/hooks/useClock';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { usePeriodTotalsQuery } from '@/services/history/history';
import { token } from '@/themes/token';

const DAYS = 30;

/** Reserves the final height, with all five figures. */
const Root = styled(MoreCard)`
  min-block-size: 340px;

  .note {
    margin-block: ${token('space-8')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`;

/** What the last 30 days of play cost and returned, beside the levels' benefits; a loss is as visible as a win. */
export function LastDays() {
  const t = useT();
  const id = useId();
  const now = useClock();
  const isOff = useAbsent('totals');
  if (isOff || now === null) return null;
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('vipClub.last.title')}</h2>
      <Figures period={lastDays(DAYS, utcDay(now))} />
    </Root>
  );
}

function Figures({ period }: { period: Period }) {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  // `data` would be of the period before, from midnight on.
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = usePeriodTotalsQuery(period, {
    skip: useToken() === null,
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError && !isFetching)
    return (
      <Notice tone="warning">
        <p>{t('vipClub.last.failed')}</p>
        <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
      </Notice>
    );
  if (!data) return <Loading shapes={['line', 'line']} />;
  const days = { from: formatDay(locale, period.from) ?? period.from, to: formatDay(locale, period.to) ?? period.to };
  return (
    <>
      <Sums totals={data} />
      <p className="note">{t('vipClub.last.days', days)}</p>
      <SiteLink href={`${urlOf('transactions')}?list=casino&from=${period.from}&to=${period.to}`}>
        {t('vipClub.last.history')}
      </SiteLink>
    </>
  );
}

/** Rewards and points are shown only if the backend provides them. */
function Sums({ totals }: { totals: Totals }) {
  const t = useT();
  const { currency, wins, losses, rewards, xp } = totals;
  const net = netResultOf(totals);
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const fact = (key: 'staked' | 'returned' | 'net' | 'rewards' | 'points', value: ReactNode) => ({
    key,
    value,
    label: t(`vipClub.last.${key}`),
  });
  const facts = [
    fact('staked', money(losses)),
    fact('returned', money(wins)),
    ...(net === null ? [] : [fact('net', <Result value={net} currency={currency} />)]),
    ...(rewards === null ? [] : [fact('rewards', money(rewards))]),
    ...(xp === null ? [] : [fact('points', <Count value={Math.floor(xp)} />)]),
  ];
  return <FactList facts={facts} />;
}
