import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';

/** The report of a blocked visitor: the IP addresses and the country seen, and the first address opened (ENT-26). */
export type BlockReport = { ip: string; country: string; firstUrl: string | null };

const countryBlockedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a block (API-35). `method` is an operator setting (OP-034); `intent` the idempotency key per report. */
    reportCountryBlocked: build.mutation<null, BlockReport & { method: 'POST' | 'PUT'; intent: string }>({
      query: ({ method, intent, ...body }) => ({
        ...call(ACCOUNT_ENDPOINTS.reportCountryBlocked),
        method,
        body,
        idempotencyKey: intent,
        unread: true,
        read: () => null,
      }),
    }),
  }),
});

export const { reportCountryBlocked: reportCountryBlockedEndpoint } = countryBlockedApi.endpoints;
