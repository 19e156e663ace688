import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import type { CalendarDay } from '@/domain/time/day';
import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import type { Receipt } from '@/domain/rewards/receipt';
import { api, USER_TAG } from '@/services/http/api';
import { call, type HttpRequest } from '@/services/http/call';
import { claimedIn, rakebackDaysIn, receiptIn } from './rakebackWire';

/** The fields of a claim (ENT-23). They decide nothing: the backend uses its own clock and time zone (OP-035). */
export type RakebackClaim = {
  bonusId: string;
  /** The day of the reward. */
  claimDate: CalendarDay;
  /** The player's local time as YYYY-MM-DD HH:mm:ss, and the IANA name of its time zone. */
  customerDate: string;
  timeZone: string;
};

/** The setting rakebackClaimMethod. */
export type ClaimMethod = 'GET' | 'POST';

const DAYS = { type: USER_TAG, id: 'rakebackDays' } as const;
const RECEIPT = { type: USER_TAG, id: 'rakebackReceipt' } as const;
/** The player details, including balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;
/** The histories (services/history/history.ts). */
const HISTORY = { type: USER_TAG, id: 'history' } as const;

function claimRequest(method: ClaimMethod, { claimDate, ...claim }: RakebackClaim): HttpRequest {
  if (method === 'GET') return { ...call(REWARD_ENDPOINTS.claimRakeback), query: { ...claim, claimDate } };
  const { bonusId, customerDate } = claim;
  return {
    ...call(REWARD_ENDPOINTS.claimRakebackByPost),
    query: claim,
    body: { bonusId, claimDate, customerDate },
  };
}

const rakebackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The days of the calendar (API-18); with `bonusId`, of that bonus only. */
    rakebackDays: build.query<RakebackDay[], { bonusId: string } | void>({
      query: (only) => ({
        ...call(REWARD_ENDPOINTS.rakebackDays),
        ...(only && { query: { bonusId: only.bonusId } }),
        needsToken: true,
        read: rakebackDaysIn,
      }),
      providesTags: [USER_TAG, DAYS],
    }),
    /** Claims a day (API-36). Never cached and never retried automatically; the backend pays a day only once. */
    claimRakeback: build.mutation<
      { amount: string | null; bonusId: string | null },
      { claim: RakebackClaim; method: ClaimMethod; intent: string }
    >({
      query: ({ claim, method, intent }) => ({
        ...claimRequest(method, claim),
        needsToken: true,
        idempotencyKey: intent,
        read: claimedIn,
      }),
      // After a failure or a lost answer as well: only the days and the balance tell the outcome (RAKE-20).
      invalidatesTags: [DAYS, RECEIPT, DETAILS, HISTORY],
    }),
    /** How the reward of a day was calculated. */
    rakebackReceipt: build.query<Receipt, CalendarDay>({
      query: (date) => ({
        ...call(REWARD_ENDPOINTS.rakebackReceipt),
        query: { date },
        needsToken: true,
        read: receiptIn,
      }),
      providesTags: [USER_TAG, RECEIPT],
    }),
  }),
});

/** Stores the days that another tab fetched. */
export const keepRakebackDays = (days: RakebackDay[]) =>
  rakebackApi.util.upsertQueryData('rakebackDays', undefined, days);

/** Refetches everything that a claim changes, after a claim in another tab. */
export const rakebackChanged = () => rakebackApi.util.invalidateTags([DAYS, RECEIPT, DETAILS, HISTORY]);

export const { useRakebackDaysQuery, useRakebackReceiptQuery } = rakebackApi;
export const { rakebackDays: rakebackDaysEndpoint, claimRakeback: claimRakebackEndpoint } = rakebackApi.endpoints;
