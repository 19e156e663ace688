import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import { hasEnded, type Deposit } from '@/domain/cashier/deposit/deposit';
import type { DepositBonus } from '@/domain/cashier/deposit/depositBonus';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { api, USER_TAG } from '@/services/http/api';
import { asCallError, call } from '@/services/http/call';
import { toAllowance, toDeposit, toPaymentMethod, type Allowance } from './cashierWire';
import { bag, Malformed, rowsOf } from '@/services/http/parse';

/** What a deposit is begun with; the amount is a decimal text. */
export type NewDeposit = {
  paymentMethodId: string;
  amount: string;
  currencyCode: string;
  /** Eleven digits; of the Brazilian method only (OP-080). */
  cpf?: string;
  /** Of a crypto method only. */
  network?: string;
} & DepositBonus;

const OPEN = { type: USER_TAG, id: 'openDeposits' } as const;
const ALLOWANCE = { type: USER_TAG, id: 'depositAllowance' } as const;
/** The details of the player, with their balances (services/account/profile.ts). */
const DETAILS = { type: USER_TAG, id: 'details' } as const;

function depositIn(wire: unknown): Deposit {
  const deposit = toDeposit(bag(bag(wire).data).deposit);
  if (!deposit) throw new Malformed('The answer holds no deposit');
  return deposit;
}

/** Together with what is asked before it a press is answered, or called unanswered, within 15 s. */
const CREATE_MS = 12_000;

/** The path of the site that the provider returns to. */
const RETURN_PATH = '/deposit';

const cashierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ways to pay; only with a token (API-20, PAY-17). */
    payments: build.query<PaymentMethod[], { currencyCode?: string; countryCode?: string }>({
      query: (query) => ({
        ...call(MONEY_ENDPOINTS.payments),
        query,
        needsToken: true,
        cacheable: true,
        read: (wire) => rowsOf(bag(bag(wire).data).payments, toPaymentMethod),
      }),
      providesTags: [USER_TAG],
    }),
    /** What may still be deposited, and how the last 30 days went. */
    depositAllowance: build.query<Allowance, void>({
      query: () => ({ ...call(MONEY_ENDPOINTS.depositAllowance), needsToken: true, read: toAllowance }),
      providesTags: [USER_TAG, ALLOWANCE],
    }),
    /** The deposits that have not ended, begun here or on another device. */
    openDeposits: build.query<Deposit[], void>({
      query: () => ({
        ...call(MONEY_ENDPOINTS.openDeposits),
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).deposits, toDeposit),
      }),
      providesTags: [USER_TAG, OPEN],
    }),
    /** The same, with those that ended within the last hour: what a message about a deposit may be about. */
    lateDeposits: build.query<Deposit[], void>({
      query: () => ({
        ...call(MONEY_ENDPOINTS.openDeposits),
        query: { endedMinutes: 60 },
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).deposits, toDeposit),
      }),
      providesTags: [USER_TAG],
    }),
    /** A deposit as it stands now; DEPOSIT_NOT_FOUND for one that is not the player's. */
    deposit: build.query<Deposit, { id: string }>({
      query: ({ id }) => ({ ...call(MONEY_ENDPOINTS.deposit, { depositId: id }), needsToken: true, read: depositIn }),
      // An end is an end: an answer that was under way when it came says nothing any more.
      merge: (known, come) => (hasEnded(known) ? known : come),
      providesTags: [USER_TAG],
    }),
    /** Begins a deposit. After a lost answer the same intent is sent again: it makes the same deposit, never a second. */
    createDeposit: build.mutation<Deposit, { body: NewDeposit; intent: string }>({
      query: ({ body, intent }) => ({
        ...call(MONEY_ENDPOINTS.createDeposit),
        body: { bonusId: null, ...body, returnPath: RETURN_PATH },
        needsToken: true,
        timeoutMs: CREATE_MS,
        idempotencyKey: intent,
        read: depositIn,
      }),
      // A bonus that another device began is known only once the details are asked for anew.
      invalidatesTags: (_deposit, error) =>
        error && asCallError(error).code === 'ACTIVE_BONUS' ? [DETAILS] : [OPEN, ALLOWANCE],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(cashierApi.util.upsertQueryData('deposit', { id: data.id }, data));
      },
    }),
    /** Gives up a deposit that has not been paid; NOT_CANCELLABLE once something is under way. */
    cancelDeposit: build.mutation<Deposit, { id: string; intent: string }>({
      query: ({ id, intent }) => ({
        ...call(MONEY_ENDPOINTS.cancelDeposit),
        body: { depositId: id },
        needsToken: true,
        idempotencyKey: intent,
        read: depositIn,
      }),
      invalidatesTags: [OPEN, ALLOWANCE],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(cashierApi.util.upsertQueryData('deposit', { id }, data));
      },
    }),
    /** Hands over what the bank's page returned (spec §2); the session may have ended meanwhile (OP-074). */
    postThreeDs: build.mutation<null, { PaReq: string; MD: string; intent: string }>({
      query: ({ intent, ...body }) => ({
        ...call(MONEY_ENDPOINTS.postThreeDs),
        body,
        idempotencyKey: intent,
        read: () => null,
      }),
    }),
    /** Chooses the wallet to play with. */
    selectWallet: build.mutation<null, { currencyCode: string; intent: string }>({
      query: ({ currencyCode, intent }) => ({
        ...call(MONEY_ENDPOINTS.selectWallet),
        body: { currencyCode },
        needsToken: true,
        idempotencyKey: intent,
        read: () => null,
      }),
      invalidatesTags: [DETAILS, ALLOWANCE],
    }),
  }),
});

/** After a deposit has ended, or one was begun in another tab: everything that it changes is asked anew. */
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
/** To ask for the deposits that have not ended outside a component. */
export const { openDeposits: openDepositsEndpoint, lateDeposits: lateDepositsEndpoint } = cashierApi.endpoints;
