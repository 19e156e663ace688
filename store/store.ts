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
