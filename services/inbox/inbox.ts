import { INBOX_ENDPOINTS } from '@/config/endpoints/inbox';
import { SAFETY_EVENTS, type InboxEntry } from '@/domain/inbox/inbox';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, flag, instant, number, oneIn, rowsOf, text, toId, type Bag } from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';

const INBOX = { type: USER_TAG, id: 'inbox' } as const;

/** What an entry says beside `id`, `at` and `read`. */
type Told = InboxEntry extends infer One ? (One extends InboxEntry ? Omit<One, 'id' | 'at' | 'read'> : never) : never;

function withdrawalIn(row: Bag): Told | null {
  const [amount, currency] = [decimal(row.amount), text(row.currencyCode)];
  const stage = oneIn(['requested', 'approved', 'completed', 'rejected', 'failed'], row.stage);
  if (amount === null || currency === null || stage === null) return null;
  return { kind: 'withdrawal', stage, amount, currency, reference: toId(row.reference), reason: text(row.reason) };
}

function documentIn(row: Bag): Told | null {
  const [document, status] = [text(row.document), oneIn(['requested', 'confirmed', 'rejected'], row.status)];
  return document && status ? { kind: 'document', status, document, reason: text(row.reason) } : null;
}

function bonusIn(row: Bag): Told | null {
  const event = oneIn(['granted', 'endsToday', 'completed', 'expired'], row.event);
  const name = text(row.name);
  return event && name ? { kind: 'bonus', event, name, endsAt: instant(row.endsAt) } : null;
}

function claimIn(row: Bag): Told | null {
  const [amount, currency, endsAt] = [decimal(row.amount), text(row.currencyCode), instant(row.endsAt)];
  return amount && currency && endsAt ? { kind: 'claim', amount, currency, endsAt } : null;
}

function safetyIn(row: Bag): Told | null {
  const event = oneIn(SAFETY_EVENTS, row.event);
  return event && { kind: 'safety', event, device: text(row.device), country: text(row.countryCode) };
}

function prizeIn(row: Bag): Told | null {
  const [name, amount, currency] = [text(row.name), decimal(row.amount), text(row.currencyCode)];
  const freeSpins = number(row.freeSpins);
  const prize = { kind: 'prize' as const, position: number(row.position) };
  if (name === null) return null;
  if (amount !== null && currency !== null) return { ...prize, name, won: { amount, currency } };
  return freeSpins === null ? null : { ...prize, name, won: { freeSpins, game: text(row.game) } };
}

const READERS: Readonly<Record<string, (row: Bag) => Told | null>> = {
  withdrawal: withdrawalIn,
  document: documentIn,
  bonus: bonusIn,
  claim: claimIn,
  safety: safetyIn,
  prize: prizeIn,
};

/** Reads an entry; null for one that the site has no words for. */
export function toInboxEntry(wire: unknown): InboxEntry | null {
  const row = bag(wire);
  const [id, at, kind] = [toId(row.id), instant(row.at), text(row.kind) ?? ''];
  const told = Object.hasOwn(READERS, kind) ? READERS[kind]!(row) : null;
  // Only what is said to be unread is news.
  return id !== null && at !== null && told !== null
    ? { ...told, id, at, read: row.read == null || flag(row.read) }
    : null;
}

const isKnown = (row: unknown) => Object.hasOwn(READERS, text(bag(row).kind) ?? '');

/**
 * Reads the inbox; throws Malformed without a list, or where no entry of a known kind can be read. A list of unknown
 * kinds alone is an empty inbox.
 */
function toInbox(wire: unknown): InboxEntry[] {
  const { entries } = bag(bag(wire).data);
  return rowsOf(Array.isArray(entries) ? entries.filter(isKnown) : entries, toInboxEntry);
}

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to the player lately, newest first. */
    inbox: build.query<InboxEntry[], void>({
      query: () => ({ ...call(INBOX_ENDPOINTS.inbox), needsToken: true, read: toInbox }),
      providesTags: [USER_TAG, INBOX],
    }),
    /** Marks entries as read; sending it again changes nothing. */
    readInbox: build.mutation<null, { ids: readonly string[] } & Write>({
      query: ({ ids, ...write }) => ({
        ...call(INBOX_ENDPOINTS.readInbox),
        body: { ids },
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
      // After a lost answer as well: only the list tells what is read.
      invalidatesTags: [INBOX],
    }),
  }),
});

export const { useInboxQuery, useReadInboxMutation } = inboxApi;
