import { configureStore } from '@reduxjs/toolkit';
import { api, type Extra } from '@/services/api';

/** A store of its own for each request and each browser tab; `http` travels in the thunks' extra argument. */
export const makeStore = (extra: Extra) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
    devTools: false,
  });

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<Store['getState']>;

const filled = new WeakMap<State, Store>();

/** The state of a store that a page's data was fetched into, for the page's properties. */
export function handOver(store: Store): State {
  const state = store.getState();
  filled.set(state, store);
  return state;
}

/** The store a state was handed over from: known in the process that fetched, which is where the page is rendered first. */
export const storeOf = (state: State | null): Store | undefined => (state ? filled.get(state) : undefined);
