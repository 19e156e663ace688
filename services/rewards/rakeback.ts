import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import type { Receipt } from '@/domain/rewards/receipt';
import { api, USER_TAG } from '@/services/http/api';
import { call, type HttpRequest } from '@/services/http/call';
import { claimedIn, rakebackDaysIn, receiptIn } from './rakebackWire';

/** What a claim names (ENT-23); none of it decides anything: the backend goes by its own clock and zone (OP-035). */
export type RakebackClaim = {
  bonusId: string;
  /** The reward's day. */
  claimDate: CalendarDay;
  /** The time of the player as YYYY-MM-DD HH:mm:ss, and the IANA name of its zone. */
  customerDate: string;
  timeZone: string;
};

/** The setting rakebackClaimMethod. */
export type ClaimMethod = 'GET' | 'POST';

const DAYS = { type: USER_TAG, id: 'rakebackDays' } as const;
const RECEIPT = { type: USER_TAG, id: 'rakebackReceipt' } as const;
/** The details of the player, with their balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;
/** What histories say (services/history/history.ts). */
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
    /** The days of the calendar (API-18); of one bonus alone where it is named. */
    rakebackDays: build.query<RakebackDay[], { bonusId: string } | void>({
      query: (only) => ({
        ...call(REWARD_ENDPOINTS.rakebackDays),
        ...(only && { query: { bonusId: only.bonusId } }),
        needsToken: true,
        read: rakebackDaysIn,
      }),
      providesTags: [USER_TAG, DAYS],
    }),
    /** Claims a day (API-36). Never cached, and never sent again but by the player: the same day is paid once, however often. */
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
      // After a refusal and a lost answer too: only the days and the balance say what became of it (RAKE-20).
      invalidatesTags: [DAYS, RECEIPT, DETAILS, HISTORY],
    }),
    /** Why the reward of a day is what it is. */
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

/** What another tab was told. */
export const keepRakebackDays = (days: RakebackDay[]) =>
  rakebackApi.util.upsertQueryData('rakebackDays', undefined, days);

/** Another tab claimed: all that it changes is asked anew. */
export const rakebackChanged = () => rakebackApi.util.invalidateTags([DAYS, RECEIPT, DETAILS, HISTORY]);

export const { useRakebackDaysQuery, useRakebackReceiptQuery } = rakebackApi;
export const { rakebackDays: rakebackDaysEndpoint, claimRakeback: claimRakebackEndpoint } = rakebackApi.endpoints;
