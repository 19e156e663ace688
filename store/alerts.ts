import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A notification: a success disappears by itself, an error stays until it is dismissed. */
export type Alert = { id: string; kind: 'success' | 'error'; text: string };

/** More would cover the page; the oldest is dropped. */
const MOST = 3;

const slice = createSlice({
  name: 'alerts',
  initialState: [] as readonly Alert[],
  reducers: {
    /** Shows an alert. A duplicate replaces the older one. */
    alertTold: {
      prepare: (alert: Omit<Alert, 'id'>) => ({ payload: { ...alert, id: nanoid() } }),
      reducer: (alerts, { payload }: PayloadAction<Alert>) =>
        [...alerts.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text), payload].slice(-MOST),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) => alerts.filter(({ id }) => id !== payload),
  },
});

export const { alertTold, alertDismissed } = slice.actions;
/** The alerts shown, oldest first. */
export const alerts = slice.reducer;
