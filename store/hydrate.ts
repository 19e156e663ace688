import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { hydrated, type Extra } from '@/services/api';
import type { State } from './store';

type Queries = State['api']['queries'];

/** Per tab: query key → server time of the copy that a page brought and nobody has changed since. */
const brought = new WeakMap<Extra, Map<string, number>>();

function broughtOf(extra: Extra): Map<string, number> {
  const known = brought.get(extra) ?? new Map<string, number>();
  brought.set(extra, known);
  return known;
}

/**
 * Merges the queries of a rendered page into the tab's store, never replaces: what the client fetched, patched or was
 * pushed stays, since a cached page is older; of two copies from pages the later one wins. Clocks of server and client
 * are never compared (architecture §5).
 */
export const hydrate =
  (incoming: State): ThunkAction<void, State, Extra, UnknownAction> =>
  (dispatch, getState, extra) => {
    const present = getState().api.queries;
    const known = broughtOf(extra);
    const queries: Queries = {};
    for (const [key, entry] of Object.entries(incoming.api.queries)) {
      const have = present[key];
      const time = entry?.fulfilledTimeStamp ?? 0;
      const untouched = have !== undefined && known.get(key) === have.fulfilledTimeStamp;
      if (have?.status === 'fulfilled' && !(untouched && time > (have.fulfilledTimeStamp ?? 0))) continue;
      queries[key] = entry;
      known.set(key, time);
    }
    if (Object.keys(queries).length > 0) dispatch(hydrated({ api: { ...incoming.api, queries } }));
  };
