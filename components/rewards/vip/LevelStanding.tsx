import { Crown } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { standingOf } from '@/domain/rewards/vipLevels';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useLoyaltyLevelsQuery } from '@/services/rewards/vipLevels';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Hero } from './Hero';

const RADIUS = 37;
const ROUND = 2 * Math.PI * RADIUS;

const Root = styled(Hero)`
  .ring {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 84px;
    block-size: 84px;
    color: ${token('reward')};
  }
  .ring > svg {
    grid-area: 1 / 1;
  }
  .ring > svg:first-child {
    inline-size: 100%;
    block-size: 100%;
    rotate: -90deg;
    fill: none;
    stroke-width: 6;
  }
  .ring > svg:last-child {
    inline-size: 38%;
    block-size: 38%;
  }
  .ring circle {
    stroke: color-mix(in srgb, currentColor 25%, transparent);
  }
  .ring circle + circle {
    stroke: currentColor;
    stroke-linecap: round;
  }
  h1,
  .over {
    margin: 0;
    font: 400 ${token('type-sm')} ${token('font-text')};
    letter-spacing: normal;
    color: ${token('on-hero')};
  }
  h2 {
    font-size: 30px;
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    .ring {
      inline-size: 120px;
      block-size: 120px;
    }
    h2 {
      font-size: 36px;
      line-height: 44px;
    }
  }
`;

type LevelStandingProps = {
  own: LoyaltyLevel;
  /** Above the level: the page's heading, or what it is. */
  title: ReactNode;
};

/** The player's level, points and way to the next level (ENG-01), also where the table of levels does not load. */
export function LevelStanding({ own, title }: LevelStandingProps) {
  const t = useT();
  const locale = useLocale();
  const isOff = useAbsent('vipClub');
  const { data = [] } = useLoyaltyLevelsQuery({ language: locale.code }, { skip: isOff });
  const { name, xp, next, share } = standingOf(own, data);
  // At the top the whole way is behind the player; without a next level and a share nothing is known of it.
  const isKnown = next !== null || share !== null;
  const points = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 0 });
  return (
    <Root>
      <div className="scene" aria-hidden />
      <span className="ring" aria-hidden>
        <svg viewBox="0 0 80 80">
          {isKnown && <circle cx="40" cy="40" r={RADIUS} />}
          {share !== null && share > 0 && (
            <circle cx="40" cy="40" r={RADIUS} strokeDasharray={`${share * ROUND} ${ROUND}`} />
          )}
        </svg>
        <Icon of={Crown} size={24} />
      </span>
      <div className="words">
        {title}
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {xp !== null && (
          <p>
            {next
              ? t('vip.way', {
                  count: Math.floor(xp),
                  number: points(Math.floor(xp)),
                  left: points(next.left),
                  level: next.name,
                })
              : t(isKnown ? 'vip.top' : 'vip.points', { count: Math.floor(xp), number: points(Math.floor(xp)) })}
          </p>
        )}
      </div>
    </Root>
  );
}
