import { gamesQuery } from '@/domain/lobby/lobby';
import { pageNumber, readLobby } from '@/domain/lobby/lobbyQuery';
import { gamesEndpoint } from '@/services/lobby/games';
import { studiosEndpoint } from '@/services/lobby/studios';
import { prefetchCategories } from '@/services/server/categories';
import { serverPage, type LoadContext } from './serverPage';
import { topCategoriesCame } from '@/store/topCategories';

/** Stores the lobby's categories; after a failed call they are left out, so that they do not overwrite a tab's list. */
export async function bringCategories(context: LoadContext) {
  const { categories, failed } = await prefetchCategories({ ...context, locale: context.locale.code });
  if (failed) context.degrade();
  else context.store.dispatch(topCategoriesCame(categories));
  return categories;
}

/**
 * getServerSideProps of a lobby list: its categories and the first games for the address, plus the studios if the page
 * shows their names. `category` is the list's own; null when the address may set one.
 */
export const lobbyPage = (category: string | null) =>
  serverPage<object>(['lobby', 'filter'], async (context) => {
    const { store, param, degradeWithout } = context;
    const query = readLobby(param, category);
    const games = gamesEndpoint.initiate(gamesQuery(query, pageNumber(param('page'))), { subscribe: false });
    const namesStudios = query.studios.length > 0 || param('filters') !== undefined;
    const [page, studios] = await Promise.all([
      store.dispatch(games),
      namesStudios ? store.dispatch(studiosEndpoint.initiate(undefined, { subscribe: false })) : null,
      bringCategories(context),
    ]);
    degradeWithout('games', page);
    if (studios) degradeWithout('studios', studios);
    return {};
  });
