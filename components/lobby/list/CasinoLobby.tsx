import { useRouter } from 'next/router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { localised } from '@/domain/links/localised';
import { gamesQuery } from '@/domain/lobby/lobby';
import { lobbyAddress, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { goTo } from '@/hooks/address/goTo';
import { gamesEndpoint } from '@/services/lobby/games';
import { useStudiosQuery } from '@/services/lobby/studios';
import { type Store } from '@/store/store';
import { type Move } from '../filter/FilterBar';
import { LobbyScreen } from './LobbyScreen';
import { type LoadChunk } from '../grid/useChunks';
import { useFilterDialog } from '../filter/useFilterDialog';
import { useLobbyQuery } from './useLobbyQuery';
import { useShownList } from './useShownList';
import { useTopCategories } from './useTopCategories';

const loadDialog = () => import('../filter/FilterDialog').then((module) => ({ default: module.FilterDialog }));
const FilterDialog = lazy(loadDialog);

/**
 * Loaded only when the URL asks for it. It is server-rendered too, so it has no Suspense boundary: that would emit an
 * inline script, which the CSP forbids. During hydration the page's Activity waits for it; a change of URL is a
 * transition.
 */
const FilterPage = lazy(() => import('../filter/FilterPage').then((module) => ({ default: module.FilterPage })));

/** All games or those of a category, filtered and sorted by the URL. The first paint uses the page's data. */
export function CasinoLobby({ category = null }: { category?: string | null }) {
  const router = useRouter();
  const categories = useTopCategories();
  const dispatch = useDispatch<Store['dispatch']>();
  const { query, page, formOpen } = useLobbyQuery(category);
  const { list, state, busy, refetch } = useShownList(query, page);
  const dialog = useFilterDialog();
  const { data: studios } = useStudiosQuery(undefined, { skip: query.studios.length === 0 && !formOpen });

  const move: Move = (target, how) => {
    const address = localised(lobbyAddress(target), router.locale);
    void goTo(router, how, address, { shallow: true, scroll: false });
  };
  const shown = list?.query ?? query;
  const asked = JSON.stringify(shown);
  const loadChunk = useCallback<LoadChunk>(
    ({ start, size }) => {
      const ask = gamesQuery(JSON.parse(asked) as LobbyQuery, start / size + 1, size);
      return dispatch(gamesEndpoint.initiate(ask, { subscribe: false })).unwrap();
    },
    [dispatch, asked],
  );
  const nameOf = useMemo(() => {
    const names = new Map(studios?.map(({ id, name }) => [id, name]));
    return (studio: string) => names.get(studio) ?? studio;
  }, [studios]);
  return (
    <LobbyScreen
      categories={categories}
      query={query}
      list={list}
      state={state}
      busy={busy}
      nameOf={nameOf}
      onRetry={() => void refetch()}
      onMove={move}
      onFilters={(address) => void loadDialog().then(dialog.show, () => void goTo(router, 'push', address))}
      loadChunk={loadChunk}
    >
      {formOpen && <FilterPage query={query} studios={studios ?? []} />}
      {dialog.shown && (
        <Suspense>
          <FilterDialog
            open={dialog.open}
            query={query}
            count={list?.count ?? null}
            busy={busy}
            onChange={(target) => move(target, dialog.firstChange() ? 'push' : 'replace')}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </LobbyScreen>
  );
}
