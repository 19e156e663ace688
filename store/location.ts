import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { countryCookie } from '@/domain/country/countryCookie';
import type { Extra } from '@/services/api';
import { locationEndpoint } from '@/services/location';
import type { State } from './store';

/**
 * Asks where the visitor is, once per tab, keeps it in the store and tells it to later requests by cookie (OP-006). For
 * browsers only: on the server every store stands for all visitors. A failure leaves the place unknown and says nothing.
 */
export const locate = (): ThunkAction<Promise<void>, State, Extra, UnknownAction> => async (dispatch) => {
  const { data } = await dispatch(locationEndpoint.initiate());
  const cookie = data?.country ? countryCookie(document.cookie, data.country) : null;
  if (cookie) document.cookie = cookie;
};
