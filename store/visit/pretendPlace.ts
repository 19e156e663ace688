import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pretended, type TestChoice } from '@/domain/country/testChoice';
import type { Extra } from '@/services/http/api';
import { locationEndpoint, updateLocation } from '@/services/country/location';
import type { State } from '@/store/store';

let latest = 0;

/** Applies the test panel's location over a refetched real one (OP-068). Of several calls only the last counts. */
export const pretendPlace =
  (choice: Pick<TestChoice, 'country' | 'currency'>): ThunkAction<Promise<void>, State, Extra, UnknownAction> =>
  async (dispatch) => {
    const turn = ++latest;
    const { data } = await dispatch(locationEndpoint.initiate(undefined, { forceRefetch: true }));
    if (data && turn === latest) dispatch(updateLocation('location', undefined, () => pretended(data, choice)));
  };
