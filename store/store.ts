import { configureStore } from '@reduxjs/toolkit';
import type { Category } from '@/domain/game/game';
import { api, type Extra } from '@/services/http/api';
import { alerts } from './alerts';
import { auth } from './auth';
import { topCategories } from './topCategories';

/** What every store holds; other parts are added when they are loaded (lateReducers.ts). */
export const REDUCERS = { [api.reducerPath]: api.reducer, topCategories, alerts, auth };

/** A store of its own for each request and each browser tab; `http` travels in the thunks' extra argument. */
export const makeStore = (extra: Extra) =>
  configureStore({
    reducer: REDUCERS,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
    devTools: false,
  });

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<Store['getState']>;

type Queries = State['api']['queries'];

/** What a page carries of a store: its queries, and the casino's lists if it asked for them. */
export type PageState = { queries: Queries; topCategoryList?: readonly Category[] };

const filled = new WeakMap<PageState, Store>();

/** RTK Query takes an answer without an instant for one that never came. */
const SOME_INSTANT = 1;

/** Without what differs from render to render: a page that shows the same is the same, byte by byte. */
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

/** What was fetched into a store, for the properties of a page. */
export function handOver(store: Store): PageState {
  const { api: fetched, topCategories: lists } = store.getState();
  const { topCategoryList } = lists;
  const state: PageState = { queries: steady(fetched.queries), ...(topCategoryList && { topCategoryList }) };
  filled.set(state, store);
  return state;
}

/** The store a state was handed over from: known in the process that fetched, which is where the page is rendered first. */
export const storeOf = (state: PageState | null): Store | undefined => (state ? filled.get(state) : undefined);
