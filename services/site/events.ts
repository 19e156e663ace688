import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import type { DeviceType } from '@/domain/site/marketing/deviceType';
import { call, type HttpCall } from '@/services/http/call';

/** A logged event (ENT-25). */
export type EventEntry = {
  event: string;
  data: Readonly<Record<string, unknown>>;
  mkt: string | null;
  userDeviceType: DeviceType;
  cpncToSent: string | null;
};

/** Sends an event to the backend; the answer is ignored. Rejects like every call (API-34). */
export const sendEvent = (http: HttpCall, entry: EventEntry): Promise<unknown> =>
  http({ ...call(ACCOUNT_ENDPOINTS.logEvent), body: entry, unread: true });
