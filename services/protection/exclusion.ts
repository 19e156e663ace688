import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import type { ExclusionState, Lifting } from '@/domain/protection/exclusionState';
import { toUserLimits } from '@/services/account/userDetails';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, flag, isBag, Malformed, number, text } from '@/services/http/parse';
import { said, told } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';

const STATES = ['asked', 'granted', 'declined', 'cancelled'] as const;

/** An instant that can be shown; else null. */
function instant(value: unknown): string | null {
  const moment = text(value);
  return moment !== null && !Number.isNaN(Date.parse(moment)) ? moment : null;
}

function toLifting(wire: unknown): Lifting | null {
  const { reference, state, askedAt, liftsAt, reason } = bag(wire);
  const [name, known] = [text(reference), STATES.find((one) => one === state)];
  if (name === null || known === undefined) return null;
  return { reference: name, state: known, askedAt: instant(askedAt), liftsAt: instant(liftsAt), reason: text(reason) };
}

/** Reads how a player is excluded; throws Malformed for an answer that does not say. */
export function toExclusionState(wire: unknown): ExclusionState {
  const { data } = bag(wire);
  if (!isBag(data) || !isBag(data.userLimit)) throw new Malformed('The answer tells of no limits');
  const { exclusion } = data;
  const { reference, from, until, allBrands, stays } = bag(exclusion);
  return {
    limits: toUserLimits(data.userLimit),
    otherBrands: Math.max(0, number(data.otherBrands) ?? 0),
    exclusion: isBag(exclusion)
      ? {
          reference: text(reference),
          from: instant(from),
          until: told(until, instant),
          allBrands: said(allBrands),
          stays: said(stays),
        }
      : null,
    lifting: toLifting(data.lifting),
    mayAskLifting: flag(data.mayAskLifting),
    liftingHours: told(data.liftingHours, number),
  };
}

const EXCLUSION = { type: USER_TAG, id: 'exclusion' } as const;
const DETAILS = { type: USER_TAG, id: 'details' } as const;

const exclusionApi = api.injectEndpoints({
  endpoints: (build) => ({
    exclusion: build.query<ExclusionState, void>({
      query: () => ({ ...call(MONEY_ENDPOINTS.exclusion), needsToken: true, read: toExclusionState }),
      // Whatever changes the details may have changed this.
      providesTags: [USER_TAG, EXCLUSION, DETAILS],
    }),
    /** Asks the operator to lift the exclusion at this brand. */
    requestLifting: build.mutation<ExclusionState, { reason: string } & Write>({
      query: ({ reason, ...write }) => ({
        ...call(MONEY_ENDPOINTS.requestLifting),
        body: { reason },
        needsToken: true,
        ...written(write),
        read: toExclusionState,
      }),
      // After a lost answer as well: only the state tells what became of it.
      invalidatesTags: [EXCLUSION],
    }),
    cancelLifting: build.mutation<ExclusionState, Write>({
      query: (write) => ({
        ...call(MONEY_ENDPOINTS.cancelLifting),
        needsToken: true,
        ...written(write),
        read: toExclusionState,
      }),
      invalidatesTags: [EXCLUSION],
    }),
  }),
});

export const { useExclusionQuery, useLazyExclusionQuery, useRequestLiftingMutation, useCancelLiftingMutation } =
  exclusionApi;
