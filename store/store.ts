import { configureStore } from '@reduxjs/toolkit';
import type { Category } from '@/domain/game/game';
import { api, type Extra } from '@/services/http/api';
import { alerts } from './alerts';
import { auth } from './auth';
import { missing } from './missing';
import { topCategories } from './topCategories';

/** The reducers of every store; others are added when their code is loaded (lateReducers.ts). */
export const REDUCERS = { [api.reducerPath]: api.reducer, topCategories, alerts, auth, missing };

/** Development only, where a check that a busy machine slows down is no fault to report. */
const CHECKS = { warnAfter: 10_000 };
const IN_DEVELOPMENT =
  process.env.NODE_ENV === 'production' ? {} : { immutableCheck: CHECKS, serializableCheck: CHECKS };

/** Creates a store for one request or one browser tab; `http` is passed in the thunks' extra argument. */
export const makeStore = (extra: Extra) =>
  configureStore({
    reducer: REDUCERS,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra }, ...IN_DEVELOPMENT }).concat(api.middleware),
    devTools: false,
  });

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<Store['getState']>;

type Queries = State['api']['queries'];

/** The part of a store sent with a page: its queries, and the lobby's categories if it fetched them. */
export type PageState = { queries: Queries; topCategoryList?: readonly Category[] };

const filled = new WeakMap<PageState, Store>();

/** RTK Query treats an answer without a timestamp as missing. */
const SOME_INSTANT = 1;

/** Removes values that differ between renders, so that equal pages are equal byte by byte. */
const steady = (queries: Queries): Queries =>
  Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      entry && {
        ...entry,
        requestId: '',
        startedTimeStamp: SOME_INSTANT,
        ...('fulfilledTimeStamp' in entry && { fulfilledTimeStamp: SOME_INSTANT }),
      },
    ]),
  ) as Queries;

/** The fetched state of a store, for the page props. */
export function handOver(store: Store): PageState {
  const { api: fetched, topCategories: lists } = store.getState();
  const { topCategoryList } = lists;
  const state: PageState = { queries: steady(fetched.queries), ...(topCategoryList && { topCategoryList }) };
  filled.set(state, store);
  return state;
}

/** The store a state came from; known only in the process that fetched it, where the page is rendered first. */
export const storeOf = (state: PageState | null): Store | undefined => (state ? filled.get(state) : undefined);
