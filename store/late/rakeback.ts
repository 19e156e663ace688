import { createSlice, type Action, type PayloadAction, type Store as ReduxStore } from '@reduxjs/toolkit';
import type { CalendarDay } from '@/domain/time/day';
import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import { rakebackDaysEndpoint } from '@/services/rewards/rakeback';
import { authStarted, signedOut } from '@/store/auth';
import { addReducer } from './lateReducers';
import type { State, Store } from '@/store/store';

/** The outcome of a claim. `message` is the backend's reason for a refusal. */
export type ClaimOutcome =
  | { kind: 'paid'; amount: string }
  | { kind: 'refused'; message: string | null }
  /** No usable answer came: the payout is not known yet. */
  | { kind: 'lost' }
  /** Another tab is claiming right now; nothing was sent. */
  | { kind: 'elsewhere' };

export type ClaimResult = ClaimOutcome & { bonusId: string; day: CalendarDay };

/** The rakeback state of the signed-in player (STACK-04). */
export type Rakeback = {
  /** The days fetched last; null until then. */
  days: readonly RakebackDay[] | null;
  /** The bonus id of the claim in progress. */
  claiming: string | null;
  /** The outcome of the last claim; null once the player has dismissed it. */
  result: ClaimResult | null;
};

const START: Rakeback = { days: null, claiming: null, result: null };

const begins = (action: Action) => signedOut.match(action) || authStarted.match(action);

const slice = createSlice({
  name: 'rakeback',
  initialState: START,
  reducers: {
    claimStarted: (rakeback, { payload }: PayloadAction<string>) => ({ ...rakeback, claiming: payload, result: null }),
    /** What a session that has ended since has claimed is not the next player's to read. */
    claimEnded: (rakeback, { payload }: PayloadAction<ClaimResult>) =>
      rakeback.claiming === payload.bonusId ? { ...rakeback, claiming: null, result: payload } : rakeback,
    claimRead: (rakeback) => ({ ...rakeback, result: null }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(begins, () => START)
      .addMatcher(rakebackDaysEndpoint.matchFulfilled, (rakeback, { payload, meta }) =>
        // A query for one bonus is not the whole calendar.
        meta.arg.originalArgs ? rakeback : { ...rakeback, days: payload },
      ),
});

export const { claimStarted, claimEnded, claimRead } = slice.actions;

/** Adds the slice to the store of a tab. */
export const addRakeback = (store: ReduxStore): void => addReducer(store as Store, 'rakeback', slice.reducer);

/** The slice; its initial state while it has not been added. */
export const rakebackOf = (state: State): Rakeback => (state as State & { rakeback?: Rakeback }).rakeback ?? START;
