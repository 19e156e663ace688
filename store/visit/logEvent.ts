import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { SETTINGS, type Settings } from '@/config/settings';
import type { Extra } from '@/services/http/api';
import { sendEvent } from '@/services/site/events';
import { visitFacts } from '@/services/browser/visitor';
import type { State } from '@/store/store';

type Thunk<R> = ThunkAction<R, State, Extra, UnknownAction>;

/** The tab's settings; null without a tab or when loading it failed. */
export const tabSettings = (): Thunk<Promise<Settings | null>> => async (_dispatch, _state, extra) =>
  (await extra.tab?.().catch(() => null))?.settings ?? null;

/** The settings that decide what is tracked. */
type TrackingSettings = Pick<Settings, 'consentRequired' | 'affiliateKeyQueryParameter' | 'analyticsScript'>;

/** The tab's tracking settings; the most restrictive ones without a tab or when loading it failed. */
export const trackingSettings = (): Thunk<Promise<TrackingSettings>> => async (dispatch) =>
  (await dispatch(tabSettings())) ?? {
    consentRequired: true,
    affiliateKeyQueryParameter: SETTINGS.affiliateKeyQueryParameter.fallback,
    analyticsScript: null,
  };

/** Sends an event to the backend (API-34). Failures are ignored (TRK-11). */
export const logEvent =
  (event: string, data: Readonly<Record<string, unknown>>): Thunk<Promise<void>> =>
  async (dispatch, _state, { http }) => {
    const { consentRequired } = await dispatch(trackingSettings());
    const { mkt, userDeviceType, cpncToSent } = visitFacts(consentRequired, Date.now());
    await sendEvent(http, { event, data, mkt, userDeviceType, cpncToSent }).catch(() => undefined);
  };
