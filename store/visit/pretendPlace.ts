import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pretended, type TestChoice } from '@/domain/country/testChoice';
import type { Extra } from '@/services/http/api';
import { locationEndpoint, updateLocation } from '@/services/country/location';
import type { State } from '@/store/store';

let latest = 0;

/**
 * Makes the tab believe to be where the test panel says: it asks anew where it really is and changes the answer (OP-068).
 * Of several calls the last one counts.
 */
export const pretendPlace =
  (choice: Pick<TestChoice, 'country' | 'currency'>): ThunkAction<Promise<void>, State, Extra, UnknownAction> =>
  async (dispatch) => {
    const turn = ++latest;
    const { data } = await dispatch(locationEndpoint.initiate(undefined, { forceRefetch: true }));
    if (data && turn === latest) dispatch(updateLocation('location', undefined, () => pretended(data, choice)));
  };
