import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Operation } from '@/config/endpoints/operations';

/** Calls that the backend does not have, as found in this tab: operation → null, the form of the setting `endpoints`. */
type Missing = { readonly [O in Operation]?: null };

const slice = createSlice({
  name: 'missing',
  initialState: {} as Missing,
  reducers: {
    found: (state, { payload }: PayloadAction<Operation>) => ({ ...state, [payload]: null }),
    /** To be tried again. */
    forgotten: (state, { payload }: PayloadAction<Operation>) =>
      Object.fromEntries(Object.entries(state).filter(([operation]) => operation !== payload)) as Missing,
  },
});

export const { found, forgotten } = slice.actions;
export const missing = slice.reducer;
