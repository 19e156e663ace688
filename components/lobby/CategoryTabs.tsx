import styled from 'styled-components';
import { lobbyHref } from '@/config/navigation';
import { NamedIcon } from '@/components/ui/NamedIcon';
import { type Category } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { SiteLink } from '@/components/ui/SiteLink';

const Root = styled.nav`
  margin-inline: calc(-1 * ${token('space-16')});

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
  ${media.tablet} {
    margin-inline: -5px;

    ul {
      padding-inline: 5px;
      scroll-padding-inline: 5px;
    }
  }
`;

type CategoryTabsProps = { categories: readonly Category[]; current: Category | null };

/** The lists of the lobby as links; one line that scrolls sideways where it is too long. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  const t = useT();
  return (
    <Root aria-label={t('lobby.categories')}>
      <ul>
        <li>
          <SiteLink href={lobbyHref()} aria-current={current ? undefined : 'page'}>
            <NamedIcon name="grid" />
            {t('lobby.allGames')}
          </SiteLink>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <SiteLink href={lobbyHref(category.id)} aria-current={category.id === current?.id ? 'page' : undefined}>
              <NamedIcon name={category.icon} />
              {category.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
