import { SAFETY_ENDPOINTS } from '@/config/endpoints/safety';
import type {
  AccountRequests,
  Closing,
  DataCopy,
  Device,
  EmailChange,
  EmailConfirmed,
  LastLogin,
  OpenMoney,
  OpenSession,
  Place,
  Sessions,
} from '@/domain/account/safety';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import {
  bag,
  decimal,
  flag,
  instant,
  isBag,
  Malformed,
  oneIn,
  readAll,
  rowsOf,
  text,
  toId,
} from '@/services/http/parse';
import { told } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';

function toDevice(wire: unknown): Device {
  const { kind, browser, system } = bag(wire);
  return { kind: oneIn(['desktop', 'mobile', 'tablet'], kind), browser: text(browser), system: text(system) };
}

function toPlace(wire: unknown): Place {
  const { countryCode, city } = bag(wire);
  return { country: text(countryCode), city: text(city) };
}

function toSession(wire: unknown): OpenSession | null {
  const row = bag(wire);
  const id = toId(row.id);
  if (id === null) return null;
  return {
    id,
    current: flag(row.current),
    device: toDevice(row.device),
    place: toPlace(row.place),
    lastUsedAt: instant(row.lastUsedAt),
  };
}

function toLastLogin(wire: unknown): LastLogin | null {
  const { at, device, place } = bag(wire);
  const moment = instant(at);
  return moment === null ? null : { at: moment, device: toDevice(device), place: toPlace(place) };
}

/** Reads the sessions; throws Malformed without a list. */
export function toSessions(wire: unknown): Sessions {
  const { sessions, lastLogin } = bag(bag(wire).data);
  return { sessions: rowsOf(sessions, toSession), lastLogin: told(lastLogin, toLastLogin) };
}

/** Reads the change that waits; null where none does. */
export function toEmailChange(wire: unknown): { change: EmailChange | null } {
  const { data } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer tells of no change');
  const { email, expiresAt, oldConfirmed, newConfirmed } = bag(data.change);
  const address = text(email);
  if (address === null) return { change: null };
  return {
    change: {
      email: address,
      expiresAt: instant(expiresAt),
      oldConfirmed: flag(oldConfirmed),
      newConfirmed: flag(newConfirmed),
    },
  };
}

export function toEmailConfirmed(wire: unknown): EmailConfirmed {
  const { address, done } = bag(bag(wire).data);
  const which = oneIn(['old', 'new'], address);
  if (which === null) throw new Malformed('The answer names no address');
  return { address: which, done: flag(done) };
}

function toCopy(wire: unknown): DataCopy | null {
  const { reference, state, availableUntil } = bag(wire);
  const known = oneIn(['asked', 'preparing', 'ready', 'expired'], state);
  return known && { reference: toId(reference), state: known, availableUntil: instant(availableUntil) };
}

function toClosing(wire: unknown): Closing | null {
  const { reference, state, reason } = bag(wire);
  const known = oneIn(['asked', 'declined', 'cancelled'], state);
  return known && { reference: toId(reference), state: known, reason: text(reason) };
}

function toOpenMoney(wire: unknown): OpenMoney | null {
  const { kind, amount, currencyCode } = bag(wire);
  const [which, sum, currency] = [oneIn(['balance', 'withdrawal'], kind), decimal(amount), text(currencyCode)];
  return which && sum && currency ? { kind: which, amount: sum, currency } : null;
}

/** Reads the requests; throws Malformed for an answer without them. */
export function toRequests(wire: unknown): AccountRequests {
  const { data } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer holds no requests');
  return {
    dataCopy: toCopy(data.dataCopy),
    closing: toClosing(data.closing),
    openMoney: Array.isArray(data.openMoney) ? readAll(data.openMoney, toOpenMoney) : null,
  };
}

/** The copy as the text of a file. */
export function toCopyFile(wire: unknown): string {
  const { copy } = bag(bag(wire).data);
  if (!isBag(copy)) throw new Malformed('The answer holds no copy');
  return JSON.stringify(copy, null, 2);
}

const SESSIONS = { type: USER_TAG, id: 'sessions' } as const;
const CHANGE = { type: USER_TAG, id: 'emailChange' } as const;
const REQUESTS = { type: USER_TAG, id: 'accountRequests' } as const;

/** Years of rounds are much more than any other answer. */
const MOST_COPY_BYTES = 200 * 1024 * 1024;

const safetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<Sessions, void>({
      query: () => ({ ...call(SAFETY_ENDPOINTS.sessions), needsToken: true, read: toSessions }),
      providesTags: [USER_TAG, SESSIONS],
    }),
    /** Ends one session; without an id all but this one. */
    endSessions: build.mutation<Sessions, { sessionId: string | null } & Write>({
      query: ({ sessionId, ...write }) => ({
        ...call(SAFETY_ENDPOINTS.endSessions),
        body: { sessionId },
        needsToken: true,
        ...written(write),
        read: toSessions,
      }),
      // After a lost answer as well: only the list tells which are open.
      invalidatesTags: [SESSIONS],
    }),
    emailChange: build.query<{ change: EmailChange | null }, void>({
      query: () => ({ ...call(SAFETY_ENDPOINTS.emailChange), needsToken: true, read: toEmailChange }),
      providesTags: [USER_TAG, CHANGE],
    }),
    /** Sends the links to both addresses. */
    changeEmail: build.mutation<
      { change: EmailChange | null },
      { email: string; currentPassword: string | null } & Write
    >({
      query: ({ email, currentPassword, ...write }) => ({
        ...call(SAFETY_ENDPOINTS.changeEmail),
        body: { email, currentPassword },
        needsToken: true,
        ...written(write),
        read: toEmailChange,
      }),
      invalidatesTags: [CHANGE],
    }),
    cancelEmailChange: build.mutation<{ change: EmailChange | null }, Write>({
      query: (write) => ({
        ...call(SAFETY_ENDPOINTS.cancelEmailChange),
        needsToken: true,
        ...written(write),
        read: toEmailChange,
      }),
      invalidatesTags: [CHANGE],
    }),
    /** Redeems one of the two links, also for a guest. */
    confirmEmailChange: build.mutation<EmailConfirmed, { token: string } & Write>({
      query: ({ token, ...write }) => ({
        ...call(SAFETY_ENDPOINTS.confirmEmailChange),
        body: { token },
        ...written(write),
        read: toEmailConfirmed,
      }),
      invalidatesTags: [CHANGE, { type: USER_TAG, id: 'details' }],
    }),
    accountRequests: build.query<AccountRequests, void>({
      query: () => ({ ...call(SAFETY_ENDPOINTS.accountRequests), needsToken: true, read: toRequests }),
      providesTags: [USER_TAG, REQUESTS],
    }),
    requestDataCopy: build.mutation<AccountRequests, Write>({
      query: (write) => ({
        ...call(SAFETY_ENDPOINTS.requestDataCopy),
        needsToken: true,
        ...written(write),
        read: toRequests,
      }),
      invalidatesTags: [REQUESTS],
    }),
    /** The copy itself; kept nowhere. */
    dataCopy: build.mutation<string, void>({
      query: () => ({
        ...call(SAFETY_ENDPOINTS.dataCopy),
        needsToken: true,
        large: true,
        maxBytes: MOST_COPY_BYTES,
        read: toCopyFile,
      }),
    }),
    closeAccount: build.mutation<AccountRequests, { currentPassword: string | null; reason: string | null } & Write>({
      query: ({ currentPassword, reason, ...write }) => ({
        ...call(SAFETY_ENDPOINTS.closeAccount),
        body: { currentPassword, reason },
        needsToken: true,
        ...written(write),
        read: toRequests,
      }),
      invalidatesTags: [REQUESTS],
    }),
    cancelClosing: build.mutation<AccountRequests, Write>({
      query: (write) => ({
        ...call(SAFETY_ENDPOINTS.cancelClosing),
        needsToken: true,
        ...written(write),
        read: toRequests,
      }),
      invalidatesTags: [REQUESTS],
    }),
  }),
});

export const { endpoints: safetyEndpoints } = safetyApi;

export const {
  useSessionsQuery,
  useEndSessionsMutation,
  useEmailChangeQuery,
  useChangeEmailMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useAccountRequestsQuery,
  useRequestDataCopyMutation,
  useDataCopyMutation,
  useCloseAccountMutation,
  useCancelClosingMutation,
} = safetyApi;
