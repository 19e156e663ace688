import { ChartNoAxesColumn, ChevronRight, CircleCheck, CircleDashed, Crown } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Avatar } from '@/components/ui/pictures/Avatar';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { StatList } from '@/components/ui/figures/StatList';
import { playerName } from '@/domain/account/player/playerName';
import { isKycApproved } from '@/domain/account/player/user';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useBalance } from '@/hooks/player/useBalance';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { usePanelText } from '@/hooks/told/usePanelText';
import { useT, type TextKey } from '@/hooks/useT';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { PLAYER_PLACES } from './playerPlaces';

const Who = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${token('space-16')};

  h2 {
    font-size: 24px;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  > button {
    flex: none;
  }
  p {
    color: ${token('text-muted')};
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  p a {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    margin-block-start: ${token('space-8')};
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 3px 10px;
    border-radius: ${token('radius-pill')};
    font: 600 ${token('type-xs')} ${token('font-text')};
    background: ${token('surface2')};
    color: ${token('text-muted')};
  }
  li[data-done] {
    background: ${token('success-soft')};
    color: ${token('success-text')};
  }
  ${media.phone} {
    flex-wrap: wrap;
    align-items: flex-start;

    > button {
      inline-size: 100%;
    }
  }
`;

const Ways = styled.ul`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  overflow: hidden;

  ${media.desktop} {
    display: none;
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: 56px;
    padding: ${token('space-12')} ${token('space-16')};
    outline-offset: -3px;
  }
  a:hover {
    background: ${token('surface2')};
  }
  a > svg {
    flex: none;
    color: ${token('text-muted')};
  }
  a > span {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
`;

/** Account pages: below the width of a desktop there is no other list of them (PROF-10). */
const WAYS = PLAYER_PLACES.filter(({ panel }) => panel !== 'profile' && panel !== 'withdraw');

/** The values of a balance, in display order (ENT-14). */
const VALUES = ['realMoney', 'bonus', 'wager', 'depositWager', 'rollover'] as const;

/** The last known balance of the wallet in play (PROF-11). */
function Balance() {
  const t = useT();
  const { wallet } = useBalance();
  if (wallet === null) return null;
  return (
    <StatList
      label={t('player.balance')}
      stats={VALUES.map((value) => ({
        key: value,
        label: t(`wallet.${value}`),
        value: <Amount value={wallet[value]} currency={wallet.currencyCode} />,
      }))}
    />
  );
}

/**
 * The profile's start page (P-15): the player, what is verified, level, balance, the account's totals, links to the
 * account pages where no list stands beside it, and cards of other features (`children`).
 */
export function ProfileHome({ Totals, children }: { Totals: ComponentType; children?: ReactNode }) {
  const t = useT();
  const panelText = usePanelText();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  const noDocuments = useAbsent('documents');
  const noStatistics = useAbsent('ownStatistics');
  const level = useOwnLevel();
  if (!user) return null;
  const email: TextKey = user.isEmailVerified ? 'player.emailVerified' : 'player.emailOpen';
  const isKnown = user.kycStatus !== null || !noDocuments;
  const words: TextKey = isKycApproved(user) ? 'player.identityApproved' : 'player.identityOpen';
  const identity = isKnown ? [{ done: isKycApproved(user), words }] : [];
  const marks: readonly { done: boolean; words: TextKey }[] = [
    ...(user.email === null || user.isEmailVerified === null ? [] : [{ done: user.isEmailVerified, words: email }]),
    ...identity,
  ];
  const name = playerName(user);
  return (
    <>
      <Who as="section">
        <Avatar name={name} large />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {user.nickname && user.nickname !== name && <bdi>{user.nickname} · </bdi>}
            {user.email === null ? (
              <SiteLink href={urlOf('edit-profile')}>{t('player.addEmail')}</SiteLink>
            ) : (
              <bdi dir="ltr">{user.email}</bdi>
            )}
          </p>
          <ul>
            {marks.map(({ done, words }) => (
              <li key={words} data-done={done || undefined}>
                <Icon of={done ? CircleCheck : CircleDashed} size={16} />
                {t(words)}
              </li>
            ))}
            {level && (
              <li>
                <Icon of={Crown} size={16} />
                <span>
                  {t('vipClub.yours')}: <bdi>{level.name || level.level}</bdi>
                </span>
              </li>
            )}
          </ul>
        </div>
        {!noStatistics && (
          <Button icon={<Icon of={ChartNoAxesColumn} />} onClick={() => openModal('statistics')}>
            {t('player.statistics')}
          </Button>
        )}
      </Who>
      <Balance />
      <Totals />
      <Ways>
        {WAYS.map(({ page, panel, icon }) => (
          <li key={page}>
            <SiteLink href={urlOf(page)}>
              <Icon of={icon} />
              <span>
                <b>{t(`guard.title.${panel}`)}</b>
                <small>{panelText(panel)}</small>
              </span>
              <Icon of={ChevronRight} className="flip" />
            </SiteLink>
          </li>
        ))}
      </Ways>
      {children}
    </>
  );
}
