import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { BOTTOM_MENU, SEARCH } from '@/config/pages/navigation';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { currentPlace } from '@/domain/site/navigation/currentPlace';
import { openModal } from '@/hooks/address/modalAddress';
import { isGroup } from '@/domain/site/navigation/menu';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { LateReadyDot } from './LateReadyDot';
import { MenuButton } from './MenuButton';
import { menuLink, wordsOf, type Rows } from './menuRows';
import { useEntries } from './useMenu';

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
    position: relative;
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
  .dot {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(50% + 7px);
    inline-size: 10px;
    block-size: 10px;
    border: 1px solid ${token('sunken')};
    border-radius: 50%;
    background: ${token('reward')};
  }
  .Wallet svg {
    box-sizing: content-box;
    padding: ${token('space-4')} ${token('space-12')};
    border-radius: ${token('radius-pill')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  .Wallet a {
    gap: 2px;
  }
  /* Long words such as "Portefeuille" beside each other. */
  ${media.narrow} {
    a {
      font-size: 10px;
      letter-spacing: -0.01em;
    }
  }
  ${media.tablet} {
    display: none;
  }
`;

function openSearch(event: MouseEvent): void {
  event.preventDefault();
  openModal('search');
}

/** The phone's menu at the bottom of the screen: places, the search, and the full menu. */
export function BottomBar() {
  const t = useT();
  const follow = useFollow();
  const rewards = usePageUrl()('cashback');
  const { pathname } = useRouter();
  const entries = useEntries(useSettings().bottomMenu ?? BOTTOM_MENU);
  const places = entries.flatMap((entry) => (isGroup(entry) ? entry.items : entry));
  const hrefs = places.map(({ href }) => href);
  const rows: Rows = { t, follow, current: currentPlace(hrefs, pathname, undefined) };
  return (
    <Root className="bottom-bar" aria-label={t('shell.menu')}>
      <ul>
        {places.map((place) => {
          const { key, icon, href } = place;
          const content = (
            <>
              <NamedIcon name={icon} size={24} />
              <span>
                {wordsOf(place, t)}
                {href === rewards && <LateReadyDot />}
              </span>
            </>
          );
          return (
            <li key={key} className={key}>
              {href === SEARCH ? (
                <a href={follow.addressOf(href)} aria-haspopup="dialog" onClick={openSearch}>
                  {content}
                </a>
              ) : (
                menuLink(rows, place, content)
              )}
            </li>
          );
        })}
        <li>
          <MenuButton size={24} />
        </li>
      </ul>
    </Root>
  );
}
