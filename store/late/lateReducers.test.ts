import { createSlice } from '@reduxjs/toolkit';
import { signedOut } from '@/store/auth';
import { addReducer } from './lateReducers';
import { makeStore } from '@/store/store';

const counter = (name: string) =>
  createSlice({ name, initialState: 0, reducers: { told: (count: number) => count + 1 } });

test('a part added later holds its state beside what was there, and once', () => {
  const store = makeStore({ http: () => new Promise(() => {}) });
  store.dispatch(signedOut(null));
  const [one, two] = [counter('one'), counter('two')];
  addReducer(store, 'one', one.reducer);
  store.dispatch(one.actions.told());
  addReducer(store, 'two', two.reducer);
  addReducer(store, 'one', one.reducer);
  store.dispatch(two.actions.told());
  expect(store.getState()).toMatchObject({ one: 1, two: 1, auth: { isInitialized: true }, alerts: [] });
});
