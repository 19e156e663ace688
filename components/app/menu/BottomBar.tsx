import { Gift, House, Search, Wallet, type IconNode } from 'lucide';
import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { CASINO } from '@/config/pages/navigation';
import { Icon } from '@/components/ui/pictures/Icon';
import { currentPlace } from '@/domain/site/navigation/currentPlace';
import { openModal } from '@/hooks/address/modalAddress';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { MenuButton, type OpenMenu } from './MenuButton';
import { menuLink, type Rows } from './menuRows';

const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token('z-nav')};
  padding: 6px ${token('space-8')} max(14px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('border')};
  background: ${token('sunken')};

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token('space-4')};
    min-block-size: 52px;
    border-radius: ${token('radius-md')};
    font: 600 11px/14px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: center;
  }
  a[aria-current] {
    color: ${token('accent-text')};
  }
  .wallet svg {
    box-sizing: content-box;
    padding: ${token('space-4')} ${token('space-12')};
    border-radius: ${token('radius-pill')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  .wallet a {
    gap: 2px;
  }
  ${media.tablet} {
    display: none;
  }
`;

type BottomBarProps = { menuOpen: boolean; onMenu: OpenMenu };

/** Link target without JavaScript. */
const SEARCH = `${CASINO}?modal=search`;

function openSearch(event: MouseEvent): void {
  event.preventDefault();
  openModal('search');
}

/** The phone's menu at the bottom of the screen: places, the search, and the full menu. */
export function BottomBar({ menuOpen, onMenu }: BottomBarProps) {
  const t = useT();
  const follow = useFollow();
  const urlOf = usePageUrl();
  const { pathname } = useRouter();
  const excluded = useExcluded() !== null;
  const noCalendar = useNoCalendar();
  const [lobby, wallet, rewards] = [urlOf('home'), urlOf('Wallet'), urlOf('cashback')];
  const rows: Rows = { t, follow, current: currentPlace([lobby, wallet, rewards], pathname, undefined) };
  const place = (href: string, icon: IconNode, words: string, className?: string) => (
    <li className={className}>
      {menuLink(
        rows,
        { href },
        <>
          <Icon of={icon} size={24} />
          <span>{words}</span>
        </>,
      )}
    </li>
  );
  return (
    <Root className="bottom-bar" aria-label={t('shell.menu')}>
      <ul>
        {place(lobby, House, t('shell.nav.lobby'))}
        {!follow.isAbsent(SEARCH) && (
          <li>
            <a href={follow.addressOf(SEARCH)} aria-haspopup="dialog" onClick={openSearch}>
              <Icon of={Search} size={24} />
              <span>{t('shell.nav.search')}</span>
            </a>
          </li>
        )}
        {place(wallet, Wallet, t('shell.nav.Wallet'), 'wallet')}
        {!excluded && !noCalendar && !follow.isAbsent(rewards) && place(rewards, Gift, t('shell.nav.rewards'))}
        <li>
          <MenuButton open={menuOpen} onOpen={onMenu} size={24} />
        </li>
      </ul>
    </Root>
  );
}
