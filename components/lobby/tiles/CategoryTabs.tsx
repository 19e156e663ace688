import { Blocks } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
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
  margin-inline: calc(-1 * ${token('space-16')});

  nav {
    flex: 1;
    min-inline-size: 0;
  }
  ul {
    display: flex;
    gap: ${token('space-4')};
    padding-inline: ${token('space-16')};
    padding-block: 5px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: ${token('space-16')};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-pill')};
    font-weight: 600;
    font-size: 14px;
    color: ${token('text-muted')};
    white-space: nowrap;
  }
  a:hover {
    background: ${token('surface1')};
    color: ${token('text')};
  }
  a[aria-current] {
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  > a {
    display: none;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
  }
  ${media.tablet} {
    margin-inline: -5px 0;

    > a {
      display: flex;
    }

    ul {
      padding-inline: 5px;
      scroll-padding-inline: 5px;
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
        <ul>
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
