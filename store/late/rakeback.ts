import { createSlice, type Action, type PayloadAction, type Store as ReduxStore } from '@reduxjs/toolkit';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import { rakebackDaysEndpoint } from '@/services/rewards/rakeback';
import { authStarted, signedOut } from '@/store/auth';
import { addReducer } from './lateReducers';
import type { State, Store } from '@/store/store';

/** What became of a claim. `message` are the backend's own words on why it refused. */
export type ClaimOutcome =
  | { kind: 'paid'; amount: string }
  | { kind: 'refused'; message: string | null }
  /** No usable answer came: nobody knows yet whether it was paid. */
  | { kind: 'lost' }
  /** Another tab is claiming right now; nothing was sent. */
  | { kind: 'elsewhere' };

export type ClaimResult = ClaimOutcome & { bonusId: string; day: CalendarDay };

/** The rakeback of the signed-in player (STACK-04). */
export type Rakeback = {
  /** As they were told last; null until then. */
  days: readonly RakebackDay[] | null;
  /** The id of the day whose claim is under way. */
  claiming: string | null;
  /** How the last claim ended; null once that was read. */
  result: ClaimResult | null;
};

const START: Rakeback = { days: null, claiming: null, result: null };

const begins = (action: Action) => signedOut.match(action) || authStarted.match(action);

const slice = createSlice({
  name: 'rakeback',
  initialState: START,
  reducers: {
    claimStarted: (rakeback, { payload }: PayloadAction<string>) => ({ ...rakeback, claiming: payload, result: null }),
    claimEnded: (rakeback, { payload }: PayloadAction<ClaimResult>) => ({
      ...rakeback,
      claiming: null,
      result: payload,
    }),
    /** The player has read what became of it. */
    claimRead: (rakeback) => ({ ...rakeback, result: null }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(begins, () => START)
      .addMatcher(rakebackDaysEndpoint.matchFulfilled, (rakeback, { payload, meta }) =>
        // One bonus alone is not the calendar.
        meta.arg.originalArgs ? rakeback : { ...rakeback, days: payload },
      ),
});

export const { claimStarted, claimEnded, claimRead } = slice.actions;

/** Adds the slice to the store of a tab. */
export const addRakeback = (store: ReduxStore): void => addReducer(store as Store, 'rakeback', slice.reducer);

/** The slice; as at the start while it has not been added. */
export const rakebackOf = (state: State): Rakeback => (state as State & { rakeback?: Rakeback }).rakeback ?? START;
