import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { useLocale } from '@/components/ui/LocaleContext';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { formatAmount } from '@/domain/format/amount';
import { formatFullDay } from '@/domain/format/day';
import { formatPercent } from '@/domain/format/number';
import type { CalendarDay } from '@/domain/time/day';
import { utcDaysOf } from '@/domain/rewards/claimWindow';
import type { Receipt as Told, ReceiptCashback } from '@/domain/rewards/receipt';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useRakebackReceiptQuery } from '@/services/rewards/rakeback';
import { token } from '@/themes/token';

const Root = styled.section`
  display: grid;
  gap: ${token('space-8')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  h3 {
    font: 650 ${token('type-md')} ${token('font-text')};
    color: ${token('text')};
  }
  li,
  .sum {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${token('space-12')};
    padding-block: ${token('space-8')};
    border-block-end: 1px solid ${token('border')};
  }
  .sum {
    border-block-end: 0;
  }
  li > b,
  .sum {
    font-weight: 650;
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
  li > span {
    grid-column: 1 / -1;
  }
  a {
    color: ${token('accent-text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** As high as most receipts, so that the button above does not move when the lines arrive. */
const Loading = styled.div`
  display: grid;
  gap: ${token('space-8')};
  align-content: start;
  min-block-size: 240px;
`;

/** Explains a day's reward: stakes by game × house edge × rate, and the share of a loss that was returned. */
export function Receipt({ day }: { day: CalendarDay }) {
  const t = useT();
  const { currentData, isError, isFetching, refetch } = useRakebackReceiptQuery(day, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <Lines receipt={currentData} />;
  if (isError && !isFetching) return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
  return (
    <Loading role="status" aria-label={t('ui.loading')}>
      <Skeleton $shape="heading" />
      <Skeleton $shape="line" />
      <Skeleton $shape="line" />
      <Skeleton $shape="line" />
    </Loading>
  );
}

function Lines({ receipt }: { receipt: Told }) {
  const t = useT();
  const locale = useLocale();
  const { lines, cashback, added, currency, amount, playedOn, timeZone } = receipt;
  const share = (fraction: number) => formatPercent(locale, fraction * 100, 2);
  const words = (value: string) => formatAmount(locale, value, currency) ?? '';
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const given = (name: 'rakeback.receipt.cashback' | 'rakeback.receipt.added', back: ReceiptCashback) => (
    <>
      <b>{t(name)}</b>
      <b>{money(back.amount)}</b>
      <span>{t('rakeback.receipt.loss', { loss: words(back.loss), percent: share(back.factor) })}</span>
    </>
  );
  return (
    <Root aria-label={t('rakeback.receipt.title')}>
      <h3>{t('rakeback.receipt.title')}</h3>
      {playedOn && (
        <p>
          {t('rakeback.receipt.playedOn', {
            day: formatFullDay(locale, playedOn) ?? playedOn,
            zone: timeZone ?? 'UTC',
          })}
        </p>
      )}
      {!receipt.closed && <p>{t('rakeback.receipt.open')}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.game}>
            <b>
              <bdi>{line.name}</bdi>
            </b>
            <b>{money(line.amount)}</b>
            <span>
              {t('rakeback.receipt.line', {
                staked: words(line.staked),
                edge: share(line.houseEdge),
                rate: share(line.rate),
              })}
            </span>
          </li>
        ))}
        {cashback && <li>{given('rakeback.receipt.cashback', cashback)}</li>}
        {added.map((bonus, index) => (
          <li key={index}>{given('rakeback.receipt.added', bonus)}</li>
        ))}
      </ul>
      <p className="sum">
        {t('rakeback.receipt.sum')} {money(amount)}
      </p>
      {playedOn && <Rounds zone={timeZone ?? 'UTC'} day={playedOn} />}
    </Root>
  );
}

/** Link to the rounds that make up the stakes. */
function Rounds({ zone, day }: { zone: string; day: CalendarDay }) {
  const t = useT();
  const urlOf = usePageUrl();
  const { from, to } = utcDaysOf(zone, day);
  return (
    <p>
      <SiteLink href={`${urlOf('transactions')}?list=casino&from=${from}&to=${to}`}>
        {t(from === to ? 'rakeback.receipt.rounds' : 'rakeback.receipt.roundsOfDays')}
      </SiteLink>
    </p>
  );
}
