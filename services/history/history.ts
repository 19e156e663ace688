import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import type { CasinoEntry, Page, Round, Totals, Transaction } from '@/domain/history/history';
import type { Period } from '@/domain/history/period';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { pageIn, roundIn, toCasinoEntry, toEvidenceFile, toTotals, toTransaction } from './historyWire';

/** A history query: days (YYYY-MM-DD, both inclusive), filters (null: no filter), and the page. */
export type HistoryAsk = Period & {
  type: string | null;
  /** Only for transactions. */
  status?: string | null;
  /** Only for the casino history. */
  game?: string | null;
  page: number;
  size: number;
};

const HISTORY = { type: USER_TAG, id: 'history' } as const;
const providesTags = [USER_TAG, HISTORY] as const;

const queryOf = ({ from, to, type, status, game, page, size }: HistoryAsk) => ({
  from,
  to,
  pageNo: page,
  limit: size,
  ...(type !== null && { type }),
  ...(status != null && { status }),
  ...(game != null && { game }),
});

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deposits, withdrawals and paid rewards, newest first (HIST-01). */
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
    /** One round in detail; ROUND_NOT_FOUND when it is not the player's. */
    round: build.query<Round, string>({
      query: (roundId) => ({ ...call(HISTORY_ENDPOINTS.round, { roundId }), needsToken: true, read: roundIn }),
      providesTags,
    }),
    /** Evidence of one round or payment as the text of a file, as the backend made it; kept nowhere. */
    evidence: build.mutation<string, { kind: 'round' | 'payment'; id: string }>({
      query: (query) => ({ ...call(HISTORY_ENDPOINTS.evidence), query, needsToken: true, read: toEvidenceFile }),
    }),
    /** The totals of a period and its daily results. */
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

export const { useTransactionsQuery, useCasinoHistoryQuery, useRoundQuery, useEvidenceMutation, usePeriodTotalsQuery } =
  historyApi;
/** Endpoints to fetch page after page outside a component. */
export const { transactions: transactionsEndpoint, casinoHistory: casinoHistoryEndpoint } = historyApi.endpoints;
