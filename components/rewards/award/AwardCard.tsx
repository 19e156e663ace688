import { RefreshCw } from 'lucide';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { PAGE_URLS } from '@/config/pages/pageUrls';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { FactList } from '@/components/ui/figures/FactList';
import { Figure } from '@/components/ui/figures/Figures';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { awardPlaces } from '@/domain/format/awardAmount';
import { formatMinutes, isoDuration } from '@/domain/format/duration';
import { formatPercent } from '@/domain/format/number';
import { payoutOf, resultOf, resultWith, shownPayout, type Award } from '@/domain/rewards/award';
import { signOf } from '@/domain/money/signOf';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { AwardAmount, useAwardCurrency } from './AwardAmount';
import { unlessHidden } from './unlessHidden';
import { useAward } from './useAward';
import { useHalfHour } from './useHalfHour';

// `max-inline-size`: the width on a phone; alone in the home page's row the card would be a bar.
const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};
  .payout {
    font: ${token('font-display-weight')} 36px/44px ${token('font-display')};
    color: ${token('reward-text')};
  }
  .next {
    font-variant-numeric: tabular-nums;
  }
  .next,
  .note {
    color: ${token('text-muted')};
  }
  .loss {
    color: ${token('danger-text')};
  }
  .note {
    font: 400 ${token('type-sm')} ${token('font-text')};
    text-wrap: pretty;
  }
  > a {
    max-inline-size: 400px;
  }
`;

/** Refetches the award each half hour, with a random delay (AWARD-06, OP-094). Returns the seconds until the next. */
function useBoundaryQuestion(ask: () => void): number {
  const { calendarTimeZone, awardRefetchSpreadMs } = useSettings();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useHalfHour(calendarTimeZone, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, Math.random() * awardRefetchSpreadMs);
  });
}

function Figures({ award }: { award: Award }) {
  const t = useT();
  const locale = useLocale();
  const base = useSettings().awardPercentBase;
  const result = resultOf(award);
  const after = resultWith(award, payoutOf(award, base), awardPlaces(useAwardCurrency(award.currency)));
  const percent = Number(award.percent) * (base === 1 ? 100 : 1);
  const told = (value: string) => (
    <span className={signOf(value) === '-' ? 'loss' : undefined}>
      <AwardAmount value={value} currency={award.currency} />
    </span>
  );
  return (
    <>
      <FactList
        sums
        facts={[
          { key: 'result', label: t('award.result'), value: told(result) },
          { key: 'rate', label: t('award.rate'), value: <Figure>{formatPercent(locale, percent, 2)}</Figure> },
          // Labelled as the loss is: a minus in a sentence about cashback was taken for a cashback below zero.
          ...(signOf(result) === '-' ? [{ key: 'with', label: t('award.resultWith'), value: told(after) }] : []),
        ]}
      />
      <p className="note">{t('award.note')}</p>
    </>
  );
}

function PlayerAward() {
  const t = useT();
  const base = useSettings().awardPercentBase;
  const { award, failed, refetch } = useAward();
  const left = useBoundaryQuestion(refetch);
  if (award === null && failed)
    return (
      <>
        <p role="alert">{t('award.failed')}</p>
        <div>
          <Button icon={<Icon of={RefreshCw} />} onClick={refetch}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      </>
    );
  if (award === null) return <HeldPlace phone={266} wide={258} />;
  return (
    <>
      <p className="payout">
        <AwardAmount value={shownPayout(payoutOf(award, base))} currency={award.currency} />
      </p>
      <p className="next">
        {t('award.next')}{' '}
        <time role="timer" dateTime={isoDuration(left)}>
          {formatMinutes(left)}
        </time>
      </p>
      <Figures award={award} />
    </>
  );
}

/**
 * The cashback award (W-04): how much of today's net loss is returned, the loss itself, and the time of the next
 * calculation. Guests see an explanation.
 */
export const AwardCard = unlessHidden(function Card() {
  const t = useT();
  const urlOf = usePageUrl();
  const isPlayer = useIsAuthenticated();
  // The cashback page already shows the calendar beside the card.
  const isBesideIt = useRouter().pathname === PAGE_URLS.cashback;
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('award.title')}</h2>
      {isPlayer ? <PlayerAward /> : <p className="note">{t('award.guest')}</p>}
      {!isBesideIt && (
        <ButtonLink look="outline" wide href={urlOf('cashback')}>
          {t('award.open')}
        </ButtonLink>
      )}
    </Root>
  );
});
