import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** What a player is told about something that happened: a success goes by itself, an error stays until it is read. */
export type Alert = { id: string; kind: 'success' | 'error'; text: string };

/** More would hide the page: the oldest goes. */
const MOST = 3;

const slice = createSlice({
  name: 'alerts',
  initialState: [] as readonly Alert[],
  reducers: {
    /** Tells something. What is being told already is told once, as the newest. */
    alertTold: {
      prepare: (alert: Omit<Alert, 'id'>) => ({ payload: { ...alert, id: nanoid() } }),
      reducer: (alerts, { payload }: PayloadAction<Alert>) =>
        [...alerts.filter(({ kind, text }) => kind !== payload.kind || text !== payload.text), payload].slice(-MOST),
    },
    alertDismissed: (alerts, { payload }: PayloadAction<string>) => alerts.filter(({ id }) => id !== payload),
  },
});

export const { alertTold, alertDismissed } = slice.actions;
/** What is being told, oldest first. */
export const alerts = slice.reducer;
