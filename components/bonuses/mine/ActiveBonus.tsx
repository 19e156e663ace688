import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Pill } from '@/components/ui/feedback/Pill';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList } from '@/components/ui/figures/StatList';
import { Tag } from '@/components/ui/figures/Tag';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { gameHref } from '@/config/pages/navigation';
import type { UserBonus } from '@/domain/bonuses/offer';
import { formatInstant } from '@/domain/format/instant';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { OfferPicture, useOfferPictures } from '../parts/OfferArt';
import { useMoney } from '../parts/useMoney';
import { CancelBonus } from './CancelBonus';
import { Details } from './Details';
import { Progress } from './Progress';

const Root = styled(HeadedCard)`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};
  overflow: hidden;

  .banner,
  .mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: -1;
    inline-size: 210px;
    block-size: 150px;
    object-fit: cover;
    object-position: 70% 50%;
    mask-image: linear-gradient(90deg, transparent, #000 60%);
  }
  .mark {
    object-fit: contain;
    mask-image: none;
  }
  [dir='rtl'] & .banner {
    transform: scaleX(-1);
  }
  .head {
    display: flex;
    flex-direction: column;
    gap: ${token('space-12')};
    max-inline-size: 56%;
  }
  .pills,
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
  }
  h2 {
    font-size: 24px;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  .money {
    display: block;
    font: ${token('font-display-weight')} ${token('type-3xl')} ${token('font-display')};
    color: ${token('reward-text')};
  }
  .note {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    .money {
      display: inline;
    }
    .banner,
    .mark {
      inline-size: 420px;
      max-inline-size: 44%;
    }
  }
`;

/** The active bonus: what it holds, how far it is, its rules, and what cancelling does (BON-03, BON-08). */
export function ActiveBonus({ bonus, mayTake }: { bonus: UserBonus; mayTake: boolean }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const { isAbsent } = useFollow();
  const noCancelling = useAbsent('bonusCancelling');
  const money = useMoney(bonus.currency);
  const { image, mark, lose } = useOfferPictures(bonus);
  const { burn, currency, freeSpins, expiration, maxBet, maxWin, wageringType, excludedGames } = bonus;
  const ends = expiration === null ? null : formatInstant(locale, expiration);
  const facts = [
    { key: 'ends', label: t('bonus.short.ends'), value: ends },
    { key: 'maxBet', label: t('bonus.mine.maxBet'), value: maxBet && money(maxBet) },
    { key: 'maxWin', label: t('bonus.mine.maxWin'), value: maxWin && money(maxWin) },
    { key: 'counts', label: t('bonus.mine.counts'), value: wageringType && t(`bonus.wageringType.${wageringType}`) },
  ].filter(({ value }) => value);
  const game = freeSpins?.game ? { href: gameHref(freeSpins.game), name: freeSpins.gameName ?? freeSpins.game } : null;
  return (
    <Root as="article" aria-labelledby={id}>
      {image !== null && (
        <OfferPicture className="banner" url={image} sizes="(min-width:768px) 420px,210px" onLost={lose} />
      )}
      {image === null && mark !== null && <OfferPicture className="mark" url={mark} sizes="130px" onLost={lose} />}
      <div className="head">
        <div className="pills">
          <Pill tone="success">{t('bonus.status.activated')}</Pill>
          <Tag>{t(`bonus.type.${bonus.type}`)}</Tag>
        </div>
        <h2 id={id}>
          <bdi>{bonus.title}</bdi>
        </h2>
        {burn !== null && (
          <p>
            <span className="money">
              <Amount value={burn} currency={currency} />
            </span>{' '}
            <span className="note">{t('bonus.mine.locked')}</span>
          </p>
        )}
      </div>
      <Progress bonus={bonus} />
      {facts.length > 0 && <StatList label={bonus.title} stats={facts} />}
      {excludedGames.length > 0 && (
        <p className="note">{t('bonus.term.excluded', { games: excludedGames.map(({ name }) => name).join(', ') })}</p>
      )}
      <Details bonus={bonus} />
      <div className="actions">
        {mayTake &&
          (game && !isAbsent(game.href) ? (
            <ButtonLink look="primary" href={game.href}>
              {t('bonus.mine.play', { game: game.name })}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" href={urlOf('play')}>
              {t('bonus.play')}
            </ButtonLink>
          ))}
        {!noCancelling && <CancelBonus bonus={bonus} />}
      </div>
      {!noCancelling && burn !== null && (
        <p className="note">{t('bonus.mine.cancelEffect', { amount: money(burn) })}</p>
      )}
    </Root>
  );
}
