import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import type { CasinoEntry, Page, Round, Totals, Transaction } from '@/domain/history/history';
import { isVisitOpen, lastVisit, type LastVisit } from '@/domain/history/lastVisit';
import type { Period } from '@/domain/history/period';
import { api, USER_TAG, type Query } from '@/services/http/api';
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

const casinoQuery = (ask: HistoryAsk): Query<Page<CasinoEntry>> => ({
  ...call(HISTORY_ENDPOINTS.casinoHistory),
  query: queryOf(ask),
  needsToken: true,
  read: (wire) => pageIn(wire, 'history', toCasinoEntry, ask.page),
});

/** Entries per request, the backend's maximum, and how often a visit is worth asking on. */
const LARGEST = 100;
const MOST_PAGES = 5;

/** `currency` is the account's. */
type VisitAsk = Period & { game: string; currency: string };

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deposits, withdrawals and paid rewards, newest first (HIST-01). */
    transactions: build.query<Page<Transaction>, HistoryAsk>({
      query: (ask) => ({
        ...call(HISTORY_ENDPOINTS.transactions),
        query: queryOf(ask),
        needsToken: true,
        read: (wire) => pageIn(wire, 'transactions', toTransaction, ask.page),
      }),
      providesTags,
    }),
    /** Bets and wins, newest first (HIST-03). */
    casinoHistory: build.query<Page<CasinoEntry>, HistoryAsk>({
      query: casinoQuery,
      providesTags,
    }),
    /** When a game was played last, and the result of that visit; null if it was not played for real money. */
    lastVisit: build.query<LastVisit | null, VisitAsk>({
      queryFn: async ({ from, to, game, currency: account }, _api, _options, base) => {
        const ask = { from, to, type: null, game, size: LARGEST };
        // By id: newer entries may have moved one on to the next page.
        const found = new Map<string, CasinoEntry>();
        const readTo = (page: number, count: number) => ({
          entries: [...found.values()],
          isAll: page * LARGEST >= count,
          account,
        });
        for (let page = 1; ; page++) {
          const { data, error } = await base(casinoQuery({ ...ask, page }));
          if (error) return { error };
          const { rows, count } = data as Page<CasinoEntry>;
          for (const row of rows) found.set(row.id, row);
          const read = readTo(page, count);
          // Where a row cannot be read, no sum is true.
          const hasGap = rows.length < Math.min(LARGEST, count - (page - 1) * LARGEST);
          const visit = lastVisit(read);
          if (hasGap) return { data: visit && { ...visit, net: null } };
          if (page === MOST_PAGES || !isVisitOpen(read)) return { data: visit };
        }
      },
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

export const {
  useTransactionsQuery,
  useCasinoHistoryQuery,
  useLastVisitQuery,
  useRoundQuery,
  useEvidenceMutation,
  usePeriodTotalsQuery,
} = historyApi;
/** Endpoints to fetch page after page outside a component. */
export const { transactions: transactionsEndpoint, casinoHistory: casinoHistoryEndpoint } = historyApi.endpoints;
