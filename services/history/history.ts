import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import type { CasinoEntry, Page, Round, Totals, Transaction } from '@/domain/history/history';
import type { Period } from '@/domain/history/period';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { pageIn, roundIn, toCasinoEntry, toTotals, toTransaction } from './historyWire';

/** What is asked of a history: days (YYYY-MM-DD, both included), filters (null: everything), and the page. */
export type HistoryAsk = Period & {
  type: string | null;
  /** Of transactions only. */
  status?: string | null;
  /** Of the casino only. */
  game?: string | null;
  page: number;
  size: number;
};

const HISTORY = { type: USER_TAG, id: 'history' } as const;
const providesTags = [USER_TAG, HISTORY] as const;

const queryOf = ({ from, to, type, status, game, page, size }: HistoryAsk) => ({
  ...{ from, to, pageNo: page, limit: size },
  ...(type !== null && { type }),
  ...(status != null && { status }),
  ...(game != null && { game }),
});

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deposits, withdrawals and rewards that were paid, newest first (HIST-01). */
    transactions: build.query<Page<Transaction>, HistoryAsk>({
      query: (ask) => ({
        ...call(HISTORY_ENDPOINTS.transactions),
        query: queryOf(ask),
        needsToken: true,
        read: (wire) => pageIn(wire, 'transactions', toTransaction),
      }),
      providesTags,
    }),
    /** Bets and wins, newest first (HIST-03). */
    casinoHistory: build.query<Page<CasinoEntry>, HistoryAsk>({
      query: (ask) => ({
        ...call(HISTORY_ENDPOINTS.casinoHistory),
        query: queryOf(ask),
        needsToken: true,
        read: (wire) => pageIn(wire, 'history', toCasinoEntry),
      }),
      providesTags,
    }),
    /** One round in detail; ROUND_NOT_FOUND for one that is not the player's. */
    round: build.query<Round, string>({
      query: (roundId) => ({ ...call(HISTORY_ENDPOINTS.round, { roundId }), needsToken: true, read: roundIn }),
      providesTags,
    }),
    /** The sums of a period and its results day by day. */
    periodTotals: build.query<Totals, Period>({
      query: ({ from, to }) => ({
        ...call(HISTORY_ENDPOINTS.periodTotals),
        query: { from, to },
        needsToken: true,
        read: toTotals,
      }),
      providesTags,
    }),
  }),
});

export const { useTransactionsQuery, useCasinoHistoryQuery, useRoundQuery, usePeriodTotalsQuery } = historyApi;
/** To ask for page after page outside a component. */
export const { transactions: transactionsEndpoint, casinoHistory: casinoHistoryEndpoint } = historyApi.endpoints;
