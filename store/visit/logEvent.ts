import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { SETTINGS, type Settings } from '@/config/settings';
import type { Extra } from '@/services/http/api';
import { sendEvent } from '@/services/site/events';
import { visitFacts } from '@/services/browser/visitor';
import type { State } from '@/store/store';

type Thunk<R> = ThunkAction<R, State, Extra, UnknownAction>;

/** What of the settings decides what is followed. */
type TrackingSettings = Pick<Settings, 'consentRequired' | 'affiliateKeyQueryParameter'>;

/** The tab's settings of tracking; the cautious ones where there is no tab, or its part did not come. */
export const trackingSettings = (): Thunk<Promise<TrackingSettings>> => async (_dispatch, _state, extra) =>
  (await extra.tab?.().catch(() => null))?.settings ?? {
    consentRequired: true,
    affiliateKeyQueryParameter: SETTINGS.affiliateKeyQueryParameter.fallback,
  };

/** Tells the backend that something happened on the site (API-34). A failure is nobody's business (TRK-11). */
export const logEvent =
  (event: string, data: Readonly<Record<string, unknown>>): Thunk<Promise<void>> =>
  async (dispatch, _state, { http }) => {
    const { consentRequired } = await dispatch(trackingSettings());
    const { mkt, userDeviceType, cpncToSent } = visitFacts(consentRequired, Date.now());
    await sendEvent(http, { event, data, mkt, userDeviceType, cpncToSent }).catch(() => undefined);
  };
