import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { DeviceType } from '@/domain/site/marketing/deviceType';
import { call, type HttpCall } from '@/services/http/call';

/** What is told of one event (ENT-25). */
export type EventEntry = {
  event: string;
  data: Readonly<Record<string, unknown>>;
  mkt: string | null;
  userDeviceType: DeviceType;
  cpncToSent: string | null;
};

/** Tells the backend of an event; its answer is not looked at. Rejects like every call (API-34). */
export const sendEvent = (http: HttpCall, entry: EventEntry): Promise<unknown> =>
  http({ ...call(ACCOUNT_ENDPOINTS.logEvent), body: entry });
