import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { REDUCERS, type Store } from '@/store/store';

/** Per store: what was added to it. */
const added = new WeakMap<Store, Readonly<Record<string, Reducer>>>();

/**
 * Adds a part to the state of a tab when what needs it is loaded: a slice of the rewards is no part of anybody's first load.
 * Doing it again changes nothing.
 */
export function addReducer(store: Store, name: string, reducer: Reducer): void {
  const late = added.get(store) ?? {};
  if (name in late) return;
  const all = { ...late, [name]: reducer };
  added.set(store, all);
  // The store's type knows the parts that are always there.
  store.replaceReducer(combineReducers({ ...REDUCERS, ...all }) as unknown as Reducer<ReturnType<Store['getState']>>);
}
