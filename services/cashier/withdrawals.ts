import { WITHDRAWAL_ENDPOINTS } from '@/config/endpoints/withdrawal';
import type { Conditions } from '@/domain/cashier/withdrawal/condition';
import type { Quote } from '@/domain/cashier/withdrawal/quote';
import type { Beneficiary, Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { written, type Write } from '@/services/http/writes';
import { confirmedIn, quoteIn, toConditions, withdrawalIn, withdrawalsIn } from './withdrawalWire';

/** The fields of a withdrawal request, for a bank or a crypto method (OP-080); the amount is a decimal string. */
export type WithdrawalForm = Partial<{ [K in keyof Beneficiary]: string }> & {
  paymentMethodId: string;
  amount: string;
  currencyCode: string;
};

/** The form with the quote that the player saw, where it has an id. */
export type Confirmation = WithdrawalForm & { quoteId?: string };

const CONDITIONS = { type: USER_TAG, id: 'withdrawalConditions' } as const;
const LIST = { type: USER_TAG, id: 'withdrawals' } as const;
/** The player details, including balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;
/** The histories (services/history/history.ts). */
const HISTORY = { type: USER_TAG, id: 'history' } as const;

/** The page size; pending withdrawals come first. */
const SHOWN = 20;

/** Together with the requests before it, a press is answered or reported as unanswered within 15 s. */
const CONFIRM_MS = 12_000;

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the player can withdraw now, and if not, why (WDR-06..09). */
    withdrawalConditions: build.query<Conditions, void>({
      query: () => ({
        ...call(WITHDRAWAL_ENDPOINTS.withdrawalConditions),
        needsToken: true,
        read: toConditions,
      }),
      providesTags: [USER_TAG, CONDITIONS],
    }),
    /** The latest withdrawals, pending ones first (WDR-04). */
    withdrawals: build.query<Withdrawal[], void>({
      query: () => ({
        ...call(WITHDRAWAL_ENDPOINTS.withdrawals),
        query: { pageNo: 1, limit: SHOWN },
        needsToken: true,
        read: withdrawalsIn,
      }),
      providesTags: [USER_TAG, LIST],
    }),
    /** Quotes the cost and payout of a withdrawal (WDR-02); nothing is booked. */
    calculateWithdrawal: build.mutation<Quote, { form: WithdrawalForm; intent: string }>({
      query: ({ form, intent }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.calculateWithdrawal),
        body: form,
        needsToken: true,
        idempotencyKey: intent,
        read: (wire) => quoteIn(wire, form.currencyCode),
      }),
    }),
    /** Requests a withdrawal. After a lost answer the same intent is sent again, which never creates a second one. */
    confirmWithdrawal: build.mutation<Withdrawal, Write & Confirmation>({
      query: ({ intent, timeoutMs = CONFIRM_MS, ...body }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.confirmWithdrawal),
        body,
        needsToken: true,
        ...written({ intent, timeoutMs }),
        read: (wire) => confirmedIn(wire, body),
      }),
      invalidatesTags: [CONDITIONS, LIST, DETAILS, HISTORY],
    }),
    /** Cancels a pending withdrawal, free of charge (WDR-05). */
    cancelWithdrawal: build.mutation<Withdrawal, Write & { id: string }>({
      query: ({ id, ...write }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.cancelWithdrawal),
        body: { withdrawalId: id },
        needsToken: true,
        ...written(write),
        read: withdrawalIn,
      }),
      invalidatesTags: [CONDITIONS, LIST, DETAILS, HISTORY],
    }),
  }),
});

/** Refetches everything that a withdrawal changes, after a change in another tab. */
export const withdrawalsChanged = () => withdrawalsApi.util.invalidateTags([CONDITIONS, LIST, DETAILS, HISTORY]);

export const {
  useWithdrawalConditionsQuery,
  useWithdrawalsQuery,
  useCalculateWithdrawalMutation,
  useConfirmWithdrawalMutation,
  useCancelWithdrawalMutation,
} = withdrawalsApi;
/** Endpoint for use outside components. */
export const { withdrawals: withdrawalsEndpoint } = withdrawalsApi.endpoints;
