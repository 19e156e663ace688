import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import type { LimitStanding } from '@/domain/protection/limitChange';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type ExclusionDuration,
  type FreezeDays,
  type LimitKind,
  type LimitPeriod,
} from '@/domain/protection/options';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, flag, Malformed, rowsOf, text } from '@/services/http/parse';
import { told } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';

/**
 * A limit with its usage in the current window (null where unknown), all decimal strings (ENT-34). `period` is null for
 * the highest single bet; a bet limit cannot be raised before `lockedUntil` (ISO 8601).
 */
export type Limit = LimitStanding & {
  kind: LimitKind;
  period: LimitPeriod | null;
  used: string | null;
  lockedUntil: string | null;
  /** A pending raise holds only once the player confirms it, from its time on. */
  pendingConfirm: boolean;
};

/** The house's bounds for a bet, decimal strings in the currency of the limits; null when not given (ENT-34). */
export type BetBounds = Readonly<Record<(typeof BOUNDS)[number], string | null>>;

export type Limits = { limits: Limit[]; bounds: BetBounds };

/** A change of a limit: `amount` null removes it. */
export type LimitChange = Pick<Limit, 'kind' | 'period' | 'amount' | 'currency'>;

const BOUNDS = ['minBet', 'maxBet', 'bonusMaxBet', 'globalBetLimit'] as const;

/** The receipt of a freeze or a self-exclusion; instants are ISO 8601, `until` is null when permanent. */
export type StopReceipt = {
  reference: string;
  from: string;
  /** Null for good; undefined where the backend does not say. */
  until: string | null | undefined;
  /** Whether an exclusion holds at all brands of the deployment. */
  allBrands?: boolean;
};

/** Something else than an amount or the absence of one, which would mean no limit. */
const isUnreadable = (amount: unknown): boolean => amount !== null && amount !== undefined && decimal(amount) === null;

function toLimit(wire: unknown): Limit | null {
  const { amount, used, currencyCode, pendingAmount, pendingFrom, pendingConfirm, lockedUntil, ...named } = bag(wire);
  const kind = LIMIT_KINDS.find((one) => one === named.kind);
  const period = LIMIT_PERIODS.find((one) => one === named.period) ?? null;
  const [currency, from] = [text(currencyCode), text(pendingFrom)];
  if (kind === undefined || currency === null || (period === null) !== (kind === 'maxBet')) return null;
  if (isUnreadable(amount)) return null;
  return {
    kind,
    period,
    currency,
    amount: decimal(amount),
    used: decimal(used),
    lockedUntil: text(lockedUntil),
    pendingConfirm: pendingConfirm === true,
    pending: from === null || isUnreadable(pendingAmount) ? null : { amount: decimal(pendingAmount), from },
  };
}

function toLimits(wire: unknown): Limits {
  const data = bag(bag(wire).data);
  const bounds = Object.fromEntries(BOUNDS.map((name) => [name, decimal(data[name])])) as BetBounds;
  return { limits: rowsOf(data.limits, toLimit), bounds };
}

function toChangedLimit(wire: unknown): Limit {
  const limit = toLimit(bag(bag(wire).data).limit);
  if (!limit) throw new Malformed('The answer holds no limit');
  return limit;
}

function toReceipt(wire: unknown): StopReceipt {
  const { reference, from, until, allBrands } = bag(bag(wire).data);
  const [name, start] = [text(reference), text(from)];
  if (name === null || start === null) throw new Malformed('The answer is no receipt');
  return { reference: name, from: start, until: told(until, text), ...(flag(allBrands) && { allBrands: true }) };
}

const LIMITS = { type: USER_TAG, id: 'limits' } as const;
const DETAILS = { type: USER_TAG, id: 'details' } as const;
const ALLOWANCE = { type: USER_TAG, id: 'depositAllowance' } as const;

const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All limits with their usage, and the house's bounds for a bet. */
    limits: build.query<Limits, void>({
      query: () => ({ ...call(MONEY_ENDPOINTS.limits), needsToken: true, read: toLimits }),
      providesTags: [LIMITS],
    }),
    /** Sets, changes or removes (null) a limit; the answer is its current state (LIM-01, LIM-12). */
    setLimit: build.mutation<Limit, Write & LimitChange>({
      query: ({ kind, period, amount, currency, ...write }) => ({
        ...call(MONEY_ENDPOINTS.setLimit),
        body: { kind, period, amount, currencyCode: currency },
        needsToken: true,
        ...written(write),
        read: toChangedLimit,
      }),
      // After a lost answer as well: only the limits tell the current state.
      invalidatesTags: [LIMITS, DETAILS, ALLOWANCE],
    }),
    /** Confirms a raise that has waited long enough; the answer is the limit as it stands then. */
    confirmLimit: build.mutation<Limit, Write & Pick<Limit, 'kind' | 'period' | 'currency'>>({
      query: ({ kind, period, currency, ...write }) => ({
        ...call(MONEY_ENDPOINTS.confirmLimit),
        body: { kind, period, currencyCode: currency },
        needsToken: true,
        ...written(write),
        read: toChangedLimit,
      }),
      invalidatesTags: [LIMITS, DETAILS, ALLOWANCE],
    }),
    /** Freezes the account, which ends its sessions. The token is passed in to allow a retry (LIM-04). */
    freezeAccount: build.mutation<StopReceipt, Write & { days: FreezeDays; token: string }>({
      query: ({ days, token, ...write }) => ({
        ...call(MONEY_ENDPOINTS.freezeAccount),
        body: { days },
        needsToken: true,
        token,
        ...written(write),
        read: toReceipt,
      }),
    }),
    /**
     * Excludes the player; `until` (YYYY-MM-DD) is the last day of a custom exclusion (LIM-02, LIM-03). `allBrands` where
     * the player asks for it.
     */
    selfExclude: build.mutation<
      StopReceipt,
      Write & { duration: ExclusionDuration; until: string | null; allBrands?: boolean }
    >({
      query: ({ duration, until, allBrands = false, ...write }) => ({
        ...call(MONEY_ENDPOINTS.selfExclude),
        body: { duration, ...(until !== null && { until }), ...(allBrands && { allBrands }) },
        needsToken: true,
        ...written(write),
        read: toReceipt,
      }),
      invalidatesTags: [DETAILS, ALLOWANCE],
    }),
  }),
});

export const {
  useLimitsQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useFreezeAccountMutation,
  useSelfExcludeMutation,
} = protectionApi;
