import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { REDUCERS, type Store } from '@/store/store';

/** Per store: the reducers added to it. */
const added = new WeakMap<Store, Readonly<Record<string, Reducer>>>();

/**
 * Adds a slice to the store of a tab when the code that needs it is loaded, so that reward slices are not part of the
 * first load. Idempotent.
 */
export function addReducer(store: Store, name: string, reducer: Reducer): void {
  const late = added.get(store) ?? {};
  if (name in late) return;
  const all = { ...late, [name]: reducer };
  added.set(store, all);
  // The store's type covers only the reducers that are always present.
  store.replaceReducer(combineReducers({ ...REDUCERS, ...all }) as unknown as Reducer<ReturnType<Store['getState']>>);
}
