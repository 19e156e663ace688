import { Gift } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { StripCard } from '@/components/ui/layout/StripCard';
import { useLocale } from '@/components/ui/LocaleContext';
import type { UserBonus } from '@/domain/bonuses/offer';
import { totalToWager, wageredShare } from '@/domain/bonuses/wagering';
import { formatNearInstant } from '@/domain/format/nearInstant';
import { formatNumber } from '@/domain/format/number';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useMoney } from '../parts/useMoney';

const Words = styled.div`
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
  }
  .line > :first-child {
    flex: 1 1 180px;
  }
  .sums {
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-muted')};
  }
  a {
    margin-block: calc(-1 * ${token('space-8')});
    padding-block: ${token('space-8')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
`;

/** What is wagered; before there is something to wager, the free spins left. Null where neither is known. */
function useProgress(bonus: UserBonus): string | null {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(bonus.currency);
  const { wagered, freeSpinsLeft } = bonus;
  const all = totalToWager(bonus);
  if (wagered !== null && all !== null && Number(all) > 0)
    return t('bonus.mine.wagered', { done: money(wagered), all: money(all) });
  return freeSpinsLeft === null
    ? null
    : t('bonus.progress.spinsPlain', { number: formatNumber(locale, freeSpinsLeft) });
}

/** The active bonus on the home page (L07): how far it is, its end and its highest bet. All of it is in My bonuses. */
export function HomeBonus({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const money = useMoney(bonus.currency);
  const progress = useProgress(bonus);
  const share = wageredShare(bonus);
  const { title, expiration, maxBet } = bonus;
  const ends = new Date(expiration ?? '');
  return (
    <StripCard icon={Gift} labelledBy={id}>
      <Words className="words">
        <div className="line">
          <h2 id={id} title={title}>
            <bdi>{title}</bdi>
          </h2>
          {progress !== null && <p className="sums">{progress}</p>}
        </div>
        {share !== null && <ProgressBar value={share} aria-label={t('bonus.progress.name')} />}
        <div className="line">
          <p className="facts">
            {!Number.isNaN(ends.getTime()) && (
              <span>
                {t('bonus.short.ends')} {formatNearInstant(locale, ends)}
              </span>
            )}
            {maxBet !== null && (
              <span>
                {t('bonus.mine.maxBet')} {money(maxBet)}
              </span>
            )}
          </p>
          <SiteLink href={urlOf('my-bonuses')} aria-label={`${t('bonus.mine.more')}: ${title}`}>
            {t('bonus.mine.more')}
          </SiteLink>
        </div>
      </Words>
    </StripCard>
  );
}
