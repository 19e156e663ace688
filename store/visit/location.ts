import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { countryToStore } from '@/domain/country/countryCookie';
import { keepCookie } from '@/services/browser/cookie';
import type { VisitorLocation } from '@/domain/country/location';
import { mainDomainTarget } from '@/domain/country/mainDomain';
import type { Extra } from '@/services/http/api';
import { isLost } from '@/services/http/call';
import { locationEndpoint } from '@/services/country/location';
import type { State } from '@/store/store';

/** Milliseconds before each retry after a lost answer: the country block waits for the location. */
const PAUSES = [2_000, 10_000];

const lookUp =
  (): ThunkAction<Promise<VisitorLocation | undefined>, State, Extra, UnknownAction> => async (dispatch) => {
    for (let retry = 0; ; retry++) {
      const { data, error } = await dispatch(locationEndpoint.initiate());
      const pause = PAUSES[retry];
      if (data || pause === undefined || !isLost(error)) return data;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

/**
 * Fetches the visitor's location once per tab, keeps it in the store and passes the country to later requests by cookie
 * (OP-006). Browsers only: a server store serves all visitors. A failure is silent and leaves the location unknown.
 * Visitors of some countries are redirected to another site, if the settings say so (CONF-18).
 */
export const locate =
  (): ThunkAction<Promise<void>, State, Extra, UnknownAction> =>
  async (dispatch, _state, { tab: findTab }) => {
    const data = await dispatch(lookUp());
    const country = data?.country ? countryToStore(document.cookie, data.country) : null;
    if (country) keepCookie('countryCode', country);
    const tab = await findTab?.().catch(() => null);
    const target = tab && mainDomainTarget(tab.settings, data?.country ?? null, location.host);
    if (target) tab.leave(target);
  };
