import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import { hasEnded, type Deposit } from '@/domain/cashier/deposit/deposit';
import type { DepositBonus } from '@/domain/cashier/deposit/depositBonus';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { api, USER_TAG } from '@/services/http/api';
import { asCallError, call } from '@/services/http/call';
import { toAllowance, toDeposit, toPaymentMethod, type Allowance } from './cashierWire';
import { bag, Malformed, rowsOf } from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';

/** The body of a new deposit; the amount is a decimal string. */
export type NewDeposit = {
  paymentMethodId: string;
  amount: string;
  currencyCode: string;
  /** Eleven digits; only for the Brazilian method (OP-080). */
  cpf?: string;
  /** Only for crypto methods. */
  network?: string;
} & DepositBonus;

const OPEN = { type: USER_TAG, id: 'openDeposits' } as const;
const ALLOWANCE = { type: USER_TAG, id: 'depositAllowance' } as const;
/** The player details, including balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;

function depositIn(wire: unknown): Deposit {
  const deposit = toDeposit(bag(bag(wire).data).deposit);
  if (!deposit) throw new Malformed('The answer holds no deposit');
  return deposit;
}

/** Together with the requests before it, a press is answered or reported as unanswered within 15 s. */
const CREATE_MS = 12_000;

const RETURN_PATH = '/deposit';

const cashierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The payment methods; needs a token (API-20, PAY-17). */
    payments: build.query<PaymentMethod[], { currencyCode?: string; countryCode?: string }>({
      query: (query) => ({
        ...call(MONEY_ENDPOINTS.payments),
        query,
        needsToken: true,
        cacheable: true,
        read: (wire) => rowsOf(bag(bag(wire).data).payments, toPaymentMethod),
      }),
      // For the page session; the session's end takes it away (OP-038).
      keepUnusedDataFor: Infinity,
      providesTags: [USER_TAG],
    }),
    /** How much may still be deposited, and the net result of the last 30 days. */
    depositAllowance: build.query<Allowance, void>({
      query: () => ({ ...call(MONEY_ENDPOINTS.depositAllowance), needsToken: true, read: toAllowance }),
      providesTags: [USER_TAG, ALLOWANCE],
    }),
    /** The player's open deposits, started on this or another device. */
    openDeposits: build.query<Deposit[], void>({
      query: () => ({
        ...call(MONEY_ENDPOINTS.openDeposits),
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).deposits, toDeposit),
      }),
      providesTags: [USER_TAG, OPEN],
    }),
    /** Open deposits and those that ended within the last hour, to match a late socket message to its deposit. */
    lateDeposits: build.query<Deposit[], void>({
      query: () => ({
        ...call(MONEY_ENDPOINTS.openDeposits),
        query: { endedMinutes: 60 },
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).deposits, toDeposit),
      }),
      providesTags: [USER_TAG],
    }),
    /** The current state of a deposit; DEPOSIT_NOT_FOUND when it is not the player's. */
    deposit: build.query<Deposit, { id: string }>({
      query: ({ id }) => ({ ...call(MONEY_ENDPOINTS.deposit, { depositId: id }), needsToken: true, read: depositIn }),
      // A final state is never replaced by an older answer that was still under way.
      merge: (known, come) => (hasEnded(known) ? known : come),
      providesTags: [USER_TAG],
    }),
    /** Starts a deposit. After a lost answer the same intent is sent again, which never creates a second deposit. */
    createDeposit: build.mutation<Deposit, Write & NewDeposit>({
      query: ({ intent, timeoutMs = CREATE_MS, ...body }) => ({
        ...call(MONEY_ENDPOINTS.createDeposit),
        body: { bonusId: null, ...body, returnPath: RETURN_PATH },
        needsToken: true,
        ...written({ intent, timeoutMs }),
        read: depositIn,
      }),
      // A bonus started on another device is only known after the details are refetched.
      invalidatesTags: (_deposit, error) =>
        error && asCallError(error).code === 'ACTIVE_BONUS' ? [DETAILS] : [OPEN, ALLOWANCE],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(cashierApi.util.upsertQueryData('deposit', { id: data.id }, data));
      },
    }),
    /** Cancels an unpaid deposit; NOT_CANCELLABLE once a payment is in progress. */
    cancelDeposit: build.mutation<Deposit, Write & { id: string }>({
      query: ({ id, ...write }) => ({
        ...call(MONEY_ENDPOINTS.cancelDeposit),
        body: { depositId: id },
        needsToken: true,
        ...written(write),
        read: depositIn,
      }),
      invalidatesTags: [OPEN, ALLOWANCE],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(cashierApi.util.upsertQueryData('deposit', { id }, data));
      },
    }),
    /** Forwards the result of the bank's 3-D Secure page (spec §2); the session may have ended meanwhile (OP-074). */
    postThreeDs: build.mutation<null, { PaReq: string; MD: string; intent: string }>({
      query: ({ intent, ...body }) => ({
        ...call(MONEY_ENDPOINTS.postThreeDs),
        body,
        idempotencyKey: intent,
        unread: true,
        read: () => null,
      }),
    }),
    selectWallet: build.mutation<null, Write & { currencyCode: string }>({
      query: ({ currencyCode, ...write }) => ({
        ...call(MONEY_ENDPOINTS.selectWallet),
        body: { currencyCode },
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
      invalidatesTags: [DETAILS, ALLOWANCE, { type: USER_TAG, id: 'withdrawalConditions' }],
    }),
  }),
});

/** Refetches everything that a deposit changes, after one ended or was started in another tab. */
export const depositsChanged = () => cashierApi.util.invalidateTags([OPEN, ALLOWANCE, DETAILS]);

export const {
  usePaymentsQuery,
  useDepositAllowanceQuery,
  useOpenDepositsQuery,
  useDepositQuery,
  useCreateDepositMutation,
  useCancelDepositMutation,
  usePostThreeDsMutation,
  useSelectWalletMutation,
} = cashierApi;
/** Endpoints for use outside components. */
export const { openDeposits: openDepositsEndpoint, lateDeposits: lateDepositsEndpoint } = cashierApi.endpoints;
