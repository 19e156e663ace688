import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { hydrated, type Extra } from '@/services/http/api';
import type { PageState, State } from './store';
import { topCategoriesCame } from './topCategories';

/** Per tab: query key → the data that a page delivered for it. */
const brought = new WeakMap<Extra, Map<string, unknown>>();

function broughtOf(extra: Extra): Map<string, unknown> {
  const known = brought.get(extra) ?? new Map<string, unknown>();
  brought.set(extra, known);
  return known;
}

/**
 * Merges the queries of a page into the tab's store without overwriting data that the client fetched, patched or
 * received by push, since a cached page is older. Untouched data of an earlier page is replaced by that of the page
 * opened now (architecture §5).
 */
export const hydrate =
  ({ queries, topCategoryList }: PageState): ThunkAction<void, State, Extra, UnknownAction> =>
  (dispatch, getState, extra) => {
    if (topCategoryList) dispatch(topCategoriesCame(topCategoryList));
    const present = getState().api.queries;
    const known = broughtOf(extra);
    const news: PageState['queries'] = {};
    for (const [key, entry] of Object.entries(queries)) {
      const have = present[key];
      const isOwn = have?.status === 'fulfilled' && !(known.has(key) && known.get(key) === have.data);
      if (isOwn) continue;
      news[key] = entry;
      known.set(key, entry?.data);
    }
    if (Object.keys(news).length > 0) {
      dispatch(hydrated({ api: { queries: news, mutations: {}, provided: { tags: {}, keys: {} } } }));
    }
  };
