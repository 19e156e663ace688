import { gamesQuery } from '@/domain/lobby/lobby';
import { pageNumber, readLobby } from '@/domain/lobby/lobbyQuery';
import { gamesEndpoint } from '@/services/lobby/games';
import { studiosEndpoint } from '@/services/lobby/studios';
import { prefetchCategories } from '@/services/server/categories';
import { serverPage, type LoadContext } from './serverPage';
import { topCategoriesCame } from '@/store/topCategories';

/** Fills the store with the casino's lists; an empty one, when the call failed, is not brought to a tab that has better. */
export async function bringCategories(context: LoadContext) {
  const { categories, failed } = await prefetchCategories({ ...context, locale: context.locale.code });
  if (failed) context.degrade();
  else context.store.dispatch(topCategoriesCame(categories));
  return categories;
}

/**
 * getServerSideProps of a list of the lobby: its categories, and the first games that the address asks for; the studios
 * too where the page has to name them. `category` is the list's own, null where the address may name one.
 */
export const lobbyPage = (category: string | null) =>
  serverPage<object>(['lobby', 'filter'], async (context) => {
    const { store, param, degrade } = context;
    const query = readLobby(param, category);
    const games = gamesEndpoint.initiate(gamesQuery(query, pageNumber(param('page'))), { subscribe: false });
    const namesStudios = query.studios.length > 0 || param('filters') !== undefined;
    const [page, studios] = await Promise.all([
      store.dispatch(games),
      namesStudios ? store.dispatch(studiosEndpoint.initiate(undefined, { subscribe: false })) : null,
      bringCategories(context),
    ]);
    if (page.isError || studios?.isError) degrade();
    return {};
  });
