import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Count } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { PageHeading, Stack } from '@/components/ui/layout/Page';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { assertNever } from '@/domain/assertNever';
import { type Category, type GameSummary } from '@/domain/game/game';
import { LIVE_CATEGORY } from '@/domain/lobby/lobby';
import { lobbyAddress, NO_FILTERS, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import { activeFilters, type ActiveFilter } from '../filter/activeFilters';
import { CategoryTabs } from '../tiles/CategoryTabs';
import { EndlessGrid } from '../grid/EndlessGrid';
import { FilterBar, type Move } from '../filter/FilterBar';
import { GameGridSkeleton, TilesOf } from '../tiles/GameGrid';
import { useListTitle } from './useListTitle';
import { PlayerRow } from '../rows/PlayerRow';
import { rowPlace } from '../rows/rowPlace';
import { type LoadChunk } from '../grid/useChunks';

export type ListState = 'content' | 'empty' | 'error' | 'loading';

/** The visible list: while another one loads, this is still the previous one. */
export type ShownList = { query: LobbyQuery; page: number; games: readonly GameSummary[]; count: number };

export type LobbyScreenProps = {
  categories: readonly Category[];
  query: LobbyQuery;
  list: ShownList | null;
  state: ListState;
  busy?: boolean;
  nameOf: (studio: string) => string;
  onRetry: () => void;
  onMove: Move;
  /** Opens the filters; see FilterBar. */
  onFilters: (address: string) => void;
  loadChunk: LoadChunk;
  /** The open filters. */
  children?: ReactNode;
};

/** So few games (a live table, the dice) are all in view, and need no filters or sorting. */
const FEW = 8;
const isFew = (list: ShownList | null): boolean => list !== null && list.query.category !== null && list.count <= FEW;

/** The lobby (P-02): categories, filters and the games of one list. Complete and usable without JavaScript. */
export function LobbyScreen({ categories, query, list, state, children, ...rest }: LobbyScreenProps) {
  const t = useT();
  const locale = useLocale();
  const title = useListTitle(query.category, categories);
  const active = activeFilters(query, { t, locale, nameOf: rest.nameOf });
  return (
    <Stack>
      <PageHeading>
        <h1>{title}</h1>
        {state === 'content' && list && <Count value={list.count} />}
      </PageHeading>
      <CategoryTabs categories={categories} query={query} />
      {((state !== 'empty' && !isFew(list)) || active.length > 0) && (
        <FilterBar
          query={query}
          active={active}
          isEmpty={state === 'empty'}
          onMove={rest.onMove}
          onOpen={rest.onFilters}
        />
      )}
      {children}
      {state === 'content' && list?.page === 1 && active.length === 0 && <PlayerRow />}
      <List {...rest} query={query} list={list} state={state} active={active} />
    </Stack>
  );
}

type ListProps = Pick<LobbyScreenProps, 'query' | 'list' | 'state' | 'busy' | 'onRetry' | 'loadChunk'> & {
  active: readonly ActiveFilter[];
};

function List({ query, list, state, active, busy = false, onRetry, loadChunk }: ListProps) {
  const t = useT();
  switch (state) {
    case 'loading':
      return (
        <TilesOf of={query.category}>
          <GameGridSkeleton />
        </TilesOf>
      );
    case 'error':
      return <ErrorState title={t('ui.loadingError')} text={t('lobby.errorText')} onRetry={onRetry} />;
    case 'empty':
      return active.length > 0 ? (
        <NothingFits query={query} active={active} />
      ) : (
        <NoGames query={query} isBeyond={list !== null && list.page > 1} />
      );
    case 'content':
      return (
        list && (
          <TilesOf of={list.query.category}>
            <EndlessGrid
              key={lobbyAddress(list.query, list.page)}
              games={list.games}
              count={list.count}
              page={list.page}
              hrefOf={(page) => lobbyAddress(list.query, page)}
              busy={busy}
              loadChunk={loadChunk}
            />
          </TilesOf>
        )
      );
    default:
      return assertNever(state);
  }
}

const RowPlace = styled.div`
  ${rowPlace}

  &:has(> [data-none]) {
    display: none;
  }
`;

/** If the chunk fails to load, the row is left out. */
const OtherGames = lazy<ComponentType>(() =>
  import('../rows/OtherGames').then(
    (loaded) => ({ default: loaded.OtherGames }),
    () => ({ default: () => <span data-none hidden /> }),
  ),
);

/** No game matches: names what was searched for, or the active filters, offers to clear them, and shows other games. */
function NothingFits({ query, active }: { query: LobbyQuery; active: readonly ActiveFilter[] }) {
  const t = useT();
  const { isInitialized } = useAuth();
  const isSearch = query.text !== '' && active.length === 1;
  return (
    <>
      <EmptyState
        title={isSearch ? t('filter.nothing', { query: query.text }) : t('filter.empty')}
        text={isSearch ? undefined : t('filter.loosen', { names: active.map(({ label }) => label).join(', ') })}
        action={
          <ButtonLink href={lobbyAddress({ ...query, ...NO_FILTERS })}>
            {t(isSearch ? 'filter.clearSearch' : 'filter.clear')}
          </ButtonLink>
        }
      />
      {/* Never drawn on the server: it would send an inline script along. */}
      <RowPlace>
        {isInitialized && (
          <Suspense>
            <OtherGames />
          </Suspense>
        )}
      </RowPlace>
    </>
  );
}

/** An empty category, or a page beyond the end of a list; the lobby itself has no other page to offer. */
function NoGames({ query, isBeyond }: { query: LobbyQuery; isBeyond: boolean }) {
  const { category } = query;
  const urlOf = usePageUrl();
  const t = useT();
  const live = category === LIVE_CATEGORY;
  return (
    <EmptyState
      title={t(live ? 'lobby.liveEmpty' : 'lobby.empty')}
      text={category === null ? undefined : t(live ? 'lobby.liveEmptyText' : 'lobby.emptyText')}
      action={
        isBeyond ? (
          <ButtonLink href={lobbyAddress(query)}>{t('lobby.showAll')}</ButtonLink>
        ) : (
          category !== null && <ButtonLink href={urlOf('casino')}>{t('lobby.showAll')}</ButtonLink>
        )
      }
    />
  );
}
