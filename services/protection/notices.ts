import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import type { Notice } from '@/domain/protection/notices';
import { isDay } from '@/domain/time/day';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, list, number, rowsOf, text, toId, type Bag } from '@/services/http/parse';
import { said } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';

const NOTICES = { type: USER_TAG, id: 'notices' } as const;

const KINDS = ['deposit', 'loss'] as const;

function limitsIn(id: string, row: Bag): Notice | null {
  const kinds = KINDS.filter((kind) => list(row.kinds).includes(kind));
  const at = row.at === 'registration' ? 'registration' : 'firstDeposit';
  return kinds.length > 0 ? { id, kind: 'limits', kinds, at } : null;
}

function reminderIn(id: string, row: Bag): Notice | null {
  const [from, to, currency] = [text(row.from), text(row.to), text(row.currencyCode)];
  if (from === null || to === null || !isDay(from) || !isDay(to) || currency === null) return null;
  return {
    id,
    kind: 'reminder',
    from,
    to,
    currency,
    deposits: decimal(row.deposits),
    withdrawals: decimal(row.withdrawals),
    wins: decimal(row.wins),
    losses: decimal(row.losses),
    playedSeconds: number(row.playedSeconds),
    hasLimits: said(row.hasLimits),
  };
}

/** Reads a notice; null for one that the site cannot show. */
function toNotice(wire: unknown): Notice | null {
  const row = bag(wire);
  const id = toId(row.id);
  if (id === null) return null;
  const words = text(row.text);
  if (row.kind === 'secondStep') return { id, kind: 'secondStep' };
  if (row.kind === 'funds') return words === null ? null : { id, kind: 'funds', text: words };
  if (row.kind === 'limits') return limitsIn(id, row);
  return row.kind === 'reminder' ? reminderIn(id, row) : null;
}

const KNOWN: readonly unknown[] = ['secondStep', 'funds', 'limits', 'reminder'];

/** Kinds that the site does not know are not there; throws Malformed where no other can be read. */
function toNotices(wire: unknown): Notice[] {
  const { notices } = bag(bag(wire).data);
  return rowsOf(Array.isArray(notices) ? notices.filter((row) => KNOWN.includes(bag(row).kind)) : notices, toNotice);
}

/** How a player answers a notice: read, or an offer turned down. */
type NoticeReply = { id: string; answer: 'acknowledged' | 'declined' };

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the player has to be told, and has not answered yet. */
    protectionNotices: build.query<Notice[], void>({
      query: () => ({ ...call(MONEY_ENDPOINTS.protectionNotices), needsToken: true, read: toNotices }),
      providesTags: [NOTICES],
    }),
    /** Answers a notice; the first answer counts. */
    answerNotice: build.mutation<null, Write & NoticeReply>({
      query: ({ id, answer, ...write }) => ({
        ...call(MONEY_ENDPOINTS.answerNotice),
        body: { id, answer },
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
      // After a lost answer as well: only the list tells what is open.
      invalidatesTags: [NOTICES],
    }),
  }),
});

export const { useProtectionNoticesQuery, useAnswerNoticeMutation } = noticesApi;
