import { Blocks } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { type Category } from '@/domain/game/game';
import { lobbyAddress, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-16')};

  nav {
    flex: 1;
    min-inline-size: 0;
  }
  ul {
    ${pillRow}
  }
  /* Where no tab is filled, the first word begins where all else does. */
  ul:not(:has([aria-current])) {
    margin-inline-start: calc(-14px - var(--bleed));
  }
  a {
    ${pill}
  }
  /* In view before there is a script, where the browser can. */
  a[aria-current] {
    scroll-initial-target: nearest;
  }
  > a {
    display: none;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
  }
  ${media.tablet} {
    > a {
      display: flex;
    }
  }
`;

type CategoryTabsProps = {
  categories: readonly Category[];
  /** The current query; its filters are kept when the category changes. */
  query: LobbyQuery;
  /** Whether one of the tabs is the current page. */
  here?: boolean;
};

/** The categories as links in one row that scrolls sideways, followed by a link to the providers. */
export function CategoryTabs({ categories, query, here = true }: CategoryTabsProps) {
  const urlOf = usePageUrl();
  const t = useT();
  const { addressOf, handlers } = useFollow();
  const row = useRef<HTMLUListElement>(null);
  const shown = here ? query.category : null;
  // The current tab stands in the middle, at once. The first one is in view anyway: nothing is measured for it.
  useLayoutEffect(() => {
    const tab = shown === null ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [of, within] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += of.left + of.width / 2 - (within.left + within.width / 2);
  }, [shown]);
  // Plain links from a function: a dozen more components would cost time on every render.
  const tab = (id: string | null, icon: string | null, name: string) => (
    <li key={id}>
      <a
        {...handlers}
        href={addressOf(lobbyAddress({ ...query, category: id }))}
        aria-current={here && id === query.category ? 'page' : undefined}
      >
        <NamedIcon name={icon} />
        {name}
      </a>
    </li>
  );
  return (
    <Root>
      <nav aria-label={t('lobby.categories')}>
        <ul ref={row}>
          {tab(null, 'grid', t('lobby.allGames'))}
          {categories.map(({ id, icon, name }) => tab(id, icon, name))}
        </ul>
      </nav>
      <a {...handlers} href={addressOf(urlOf('providers'))}>
        <Icon of={Blocks} />
        {t('lobby.providers')}
      </a>
    </Root>
  );
}
