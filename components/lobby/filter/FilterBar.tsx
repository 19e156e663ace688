import { SlidersHorizontal, X } from 'lucide';
import { type MouseEvent } from 'react';
import styled from 'styled-components';
import { SORTS } from '@/config/pages/lobbyParameters';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { lobbyAddress, NO_FILTERS, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { type ActiveFilter } from './activeFilters';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};

  ul {
    display: flex;
    gap: ${token('space-4')};
  }
  nav {
    flex: 1 1 0;
    margin-inline-end: calc(-1 * ${token('space-16')});
    padding-inline-end: ${token('space-16')};
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
  nav ul {
    inline-size: max-content;
    padding: 4px;
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    font-size: 13px;
    font-weight: 600;
    color: ${token('text-muted')};
  }
  a:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  nav a {
    min-block-size: 36px;
    border: 0;
    border-radius: calc(${token('radius-md')} - 4px);
  }
  nav a[aria-current] {
    background: ${token('surface3')};
    color: ${token('text')};
  }
  /* In view at once, where the browser can; the first one is anyway. */
  nav li + li > a[aria-current] {
    scroll-initial-target: nearest;
  }
  .count {
    display: grid;
    place-items: center;
    min-inline-size: 20px;
    padding-inline: 5px;
    border-radius: ${token('radius-pill')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
    font-size: 12px;
    line-height: 20px;
  }
  .chips {
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .chips a {
    min-block-size: 36px;
    max-inline-size: 100%;
    border-color: transparent;
    border-radius: ${token('radius-pill')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
    overflow-wrap: anywhere;
  }
  .chips .clear {
    background: none;
    color: ${token('accent-text')};
  }
  .chips ~ nav {
    flex-basis: 100%;
  }
  ${media.tablet} {
    nav,
    .chips ~ nav {
      order: 1;
      flex: none;
      max-inline-size: 100%;
      margin-inline: auto 0;
      padding: 0;
    }
  }
`;

/** Replaces the shown list by another one, as a new history entry or in place of the current one. */
export type Move = (query: LobbyQuery, how: 'push' | 'replace') => void;

type FilterBarProps = {
  query: LobbyQuery;
  active: readonly ActiveFilter[];
  /** Nothing is left to sort, and the list itself offers to clear the filters. */
  isEmpty?: boolean;
  onMove: Move;
  /** Opens the filters in place; `address` is the page that shows them without JavaScript. */
  onOpen: (address: string) => void;
};

/** Clicks with a modifier or another button are left to the browser, for example to open a tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The bar above a list: filter button, active filters, sort order. All plain links. */
export function FilterBar({ query, active, isEmpty = false, onMove, onOpen }: FilterBarProps) {
  const t = useT();
  const locale = useLocale();
  const { addressOf } = useFollow();
  const number = formatNumber(locale, active.length);

  const instead = (act: () => void) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    act();
  };
  const to = (target: LobbyQuery) => ({
    href: addressOf(lobbyAddress(target)),
    onClick: instead(() => onMove(target, 'push')),
    rel: 'nofollow',
  });
  const address = lobbyAddress(query);
  const open = addressOf(`${address}${address.includes('?') ? '&' : '?'}filters=open`);
  return (
    <Root>
      <a
        href={open}
        rel="nofollow"
        onClick={instead(() => onOpen(open))}
        aria-label={active.length > 0 ? t('filter.titleCount', { count: active.length, number }) : undefined}
      >
        <Icon of={SlidersHorizontal} />
        {t('filter.title')}
        {active.length > 0 && <span className="count">{number}</span>}
      </a>
      {active.length > 0 && (
        <ul className="chips" aria-label={t('filter.active')}>
          {active.map(({ label, without }) => (
            <li key={label}>
              <a {...to(without)} aria-label={t('filter.remove', { name: label })}>
                <bdi>{label}</bdi>
                <Icon of={X} size={16} />
              </a>
            </li>
          ))}
          {!isEmpty && (
            <li>
              <a {...to({ ...query, ...NO_FILTERS })} className="clear">
                {t('filter.clear')}
              </a>
            </li>
          )}
        </ul>
      )}
      {!isEmpty && (
        <nav aria-label={t('filter.sort')}>
          <ul>
            {SORTS.map((sort) => (
              <li key={sort}>
                <a {...to({ ...query, sort })} aria-current={sort === query.sort ? 'true' : undefined}>
                  {t(`filter.sort.${sort}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Root>
  );
}
