import { WITHDRAWAL_ENDPOINTS } from '@/config/endpoints/withdrawal';
import type { Conditions } from '@/domain/cashier/withdrawal/condition';
import type { Quote } from '@/domain/cashier/withdrawal/quote';
import type { Beneficiary, Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { quoteIn, toConditions, withdrawalIn, withdrawalsIn } from './withdrawalWire';

/** What a withdrawal is asked for with: the fields of a bank or those of a coin (OP-080); the amount is a decimal text. */
export type WithdrawalForm = Partial<{ [K in keyof Beneficiary]: string }> & {
  paymentMethodId: string;
  amount: string;
  currencyCode: string;
};

/** The form with the figures that the player has seen. */
export type Confirmation = WithdrawalForm & { quoteId: string };

const CONDITIONS = { type: USER_TAG, id: 'withdrawalConditions' } as const;
const LIST = { type: USER_TAG, id: 'withdrawals' } as const;
/** The details of the player, with their balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;
/** What histories say (services/history/history.ts). */
const HISTORY = { type: USER_TAG, id: 'history' } as const;

/** As many as the page shows; the pending ones come first. */
const SHOWN = 20;

/** Together with what is asked before it a press is answered, or called unanswered, within 15 s. */
const CONFIRM_MS = 12_000;

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the player can withdraw now, and why not (WDR-06..09). */
    withdrawalConditions: build.query<Conditions, void>({
      query: () => ({
        ...call(WITHDRAWAL_ENDPOINTS.withdrawalConditions),
        needsToken: true,
        read: toConditions,
      }),
      providesTags: [USER_TAG, CONDITIONS],
    }),
    /** The latest withdrawals, the pending ones first (WDR-04). */
    withdrawals: build.query<Withdrawal[], void>({
      query: () => ({
        ...call(WITHDRAWAL_ENDPOINTS.withdrawals),
        query: { pageNo: 1, limit: SHOWN },
        needsToken: true,
        read: withdrawalsIn,
      }),
      providesTags: [USER_TAG, LIST],
    }),
    /** What a withdrawal would cost and bring (WDR-02); nothing is booked. */
    calculateWithdrawal: build.mutation<Quote, { form: WithdrawalForm; intent: string }>({
      query: ({ form, intent }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.calculateWithdrawal),
        body: form,
        needsToken: true,
        idempotencyKey: intent,
        read: (wire) => quoteIn(wire, form.currencyCode),
      }),
    }),
    /** Asks for a withdrawal. After a lost answer the same intent is sent again: it makes the same one, never a second. */
    confirmWithdrawal: build.mutation<Withdrawal, { body: Confirmation; intent: string }>({
      query: ({ body, intent }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.confirmWithdrawal),
        body,
        needsToken: true,
        timeoutMs: CONFIRM_MS,
        idempotencyKey: intent,
        read: withdrawalIn,
      }),
      invalidatesTags: [CONDITIONS, LIST, DETAILS, HISTORY],
    }),
    /** Takes a pending withdrawal back, without a fee (WDR-05). */
    cancelWithdrawal: build.mutation<Withdrawal, { id: string; intent: string; timeoutMs?: number }>({
      query: ({ id, intent, timeoutMs }) => ({
        ...call(WITHDRAWAL_ENDPOINTS.cancelWithdrawal),
        body: { withdrawalId: id },
        needsToken: true,
        idempotencyKey: intent,
        ...(timeoutMs !== undefined && { timeoutMs }),
        read: withdrawalIn,
      }),
      invalidatesTags: [CONDITIONS, LIST, DETAILS, HISTORY],
    }),
  }),
});

/** After something happened in another tab: everything that it changes is asked anew. */
export const withdrawalsChanged = () => withdrawalsApi.util.invalidateTags([CONDITIONS, LIST, DETAILS, HISTORY]);

export const {
  useWithdrawalConditionsQuery,
  useWithdrawalsQuery,
  useCalculateWithdrawalMutation,
  useConfirmWithdrawalMutation,
  useCancelWithdrawalMutation,
} = withdrawalsApi;
/** To ask for them outside a component. */
export const { withdrawals: withdrawalsEndpoint } = withdrawalsApi.endpoints;
