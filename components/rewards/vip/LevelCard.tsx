import { Crown } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { FactList } from '@/components/ui/figures/FactList';
import { Count } from '@/components/ui/figures/Figures';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { MoreCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { standingOf } from '@/domain/rewards/vipLevels';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useLoyaltyLevelsQuery } from '@/services/rewards/vipLevels';
import { token } from '@/themes/token';

const Root = styled(MoreCard)`
  display: flex;
  flex-direction: column;

  .level {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    font: ${token('font-display-weight')} ${token('type-2xl')} ${token('font-display')};
    overflow-wrap: anywhere;
  }
  .level > svg {
    flex: none;
    color: ${token('reward-text')};
  }
  /* The share of the way is known once the table of levels has come. */
  .way {
    min-block-size: 8px;
    margin-block: ${token('space-12')} ${token('space-8')};
  }
  > a {
    align-self: start;
    margin-block-start: auto;
  }
`;

/** The player's level and how far the next one is, with the way to all of it (ENG-01). */
export function LevelCard({ own }: { own: LoyaltyLevel }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const isOff = useAbsent('vipClub');
  const { data = [] } = useLoyaltyLevelsQuery({ language: locale.code }, { skip: isOff });
  const { name, xp, next, share } = standingOf(own, data);
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('vipClub.yours')}</h2>
      <p className="level">
        <Icon of={Crown} />
        <bdi>{name}</bdi>
      </p>
      {xp !== null && (
        <>
          <div className="way">{share !== null && <ProgressBar aria-labelledby={id} value={share} max={1} />}</div>
          <FactList
            facts={[
              { key: 'points', label: t('vipClub.points'), value: <Count value={Math.floor(xp)} /> },
              ...(next
                ? [
                    {
                      key: 'left',
                      label: t('vipClub.leftTo', { level: next.name }),
                      value: <Count value={next.left} />,
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
      <SiteLink href={urlOf('vip-club')}>{t('guard.title.level')}</SiteLink>
    </Root>
  );
}
