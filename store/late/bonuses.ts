import { createSlice, type Action, type Store as ReduxStore, type UnknownAction } from '@reduxjs/toolkit';
import type { Offer, UserBonus } from '@/domain/bonuses/offer';
import type { UserDetails } from '@/domain/account/player/userDetails';
import { toActiveBonus } from '@/services/bonuses/bonusWire';
import { offersEndpoint, userBonusesEndpoint } from '@/services/bonuses/bonuses';
import { userDetailsEndpoint } from '@/services/account/profile';
import { authStarted, signedOut } from '@/store/auth';
import { addReducer } from './lateReducers';
import type { State, Store } from '@/store/store';

/** The bonus state of this tab (STACK-04). */
export type Bonus = {
  /** The page of offers fetched last, and the total count. */
  rows: readonly Offer[];
  count: number;
  /** The bonus being wagered; null when there is none or it is not known yet. */
  active: UserBonus | null;
};

const START: Bonus = { rows: [], count: 0, active: null };

const begins = (action: Action) => signedOut.match(action) || authStarted.match(action);

const activeIn = ({ activeBonus }: UserDetails): UserBonus | null => toActiveBonus(activeBonus);

/**
 * The active bonus according to a page of the player's bonuses; the known one stays when the page does not list it, or
 * not its status.
 */
function runningIn(rows: readonly UserBonus[], known: UserBonus | null): UserBonus | null {
  const running = rows.find(({ status }) => status === 'activated');
  const isOver = rows.some(({ userBonusId, status }) => status !== null && userBonusId === known?.userBonusId);
  return running ?? (isOver ? null : known);
}

const slice = createSlice({
  name: 'bonus',
  initialState: START,
  reducers: {
    /** For details that were fetched before the slice was added. */
    detailsKnown: {
      prepare: (details: UserDetails) => ({ payload: activeIn(details) }),
      reducer: (bonus, { payload }: UnknownAction & { payload: UserBonus | null }) => ({ ...bonus, active: payload }),
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(begins, () => START)
      .addMatcher(offersEndpoint.matchFulfilled, (bonus, { payload: { rows, count } }) => ({ ...bonus, rows, count }))
      .addMatcher(userDetailsEndpoint.matchFulfilled, (bonus, { payload }) => ({
        ...bonus,
        active: activeIn(payload),
      }))
      .addMatcher(userBonusesEndpoint.matchFulfilled, (bonus, { payload: { rows } }) => ({
        ...bonus,
        active: runningIn(rows, bonus.active),
      })),
});

/** Adds the slice to the store of a tab, with the player details known so far. */
export function addBonus(store: ReduxStore): void {
  const { getState, dispatch } = store as Store;
  if ('bonus' in getState()) return;
  addReducer(store as Store, 'bonus', slice.reducer);
  const { data } = userDetailsEndpoint.select()(getState());
  if (data) dispatch(slice.actions.detailsKnown(data));
}

/** The slice; its initial state while it has not been added. */
export const bonusOf = (state: State): Bonus => (state as State & { bonus?: Bonus }).bonus ?? START;
