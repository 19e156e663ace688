import { createAction, type Action } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { asCallError, statusOf, type CallError, type HttpCall, type HttpRequest } from './call';
import type { Tab } from './tab';

/** The extra argument of the store's thunks. */
export type Extra = {
  http: HttpCall;
  /** The browser tab; absent in a server store. */
  tab?: () => Promise<Tab>;
};

/**
 * A request and how its answer is read. `read` throws when the answer breaks the contract; `notFound` is the answer to a
 * 404 that is no failure.
 */
export type Query<T> = HttpRequest & { read: (wire: unknown) => T; notFound?: T };

/** A malformed answer is reported like a network failure. Frozen at the top, it is not walked by the store (Immer). */
function answerOf(wire: unknown, read: (wire: unknown) => unknown): { data: unknown } | { error: CallError } {
  try {
    return { data: Object.freeze(read(wire)) };
  } catch {
    return { error: { message: 'Something went wrong', network: true } };
  }
}

const baseQuery: BaseQueryFn<Query<unknown>, unknown, CallError> = async (
  { read, notFound, ...request },
  { extra, signal },
) => {
  try {
    return answerOf(await (extra as Extra).http({ ...request, signal }), read);
  } catch (error) {
    if (notFound !== undefined && statusOf(error) === 404) return { data: notFound };
    return { error: asCallError(error) };
  }
};

/** Puts what the server fetched for a page into the store (store/hydrate.ts decides which entries). */
export const hydrated = createAction<{ api: unknown }>('hydrated');

const extractRehydrationInfo = (action: Action): never | undefined =>
  hydrated.match(action) ? (action.payload.api as never) : undefined;

/**
 * Seconds for which an unused answer stays cached. A server store lives for one request, and a timer would keep it
 * alive for another minute.
 */
const KEEP_UNUSED_S = typeof window === 'undefined' ? Infinity : 60;

/** Marks data of the signed-in player; these entries are removed when the session ends (SESS-06). */
export const USER_TAG = 'user';

/** The single RTK Query api; each area of the backend injects its endpoints from its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  extractRehydrationInfo,
  keepUnusedDataFor: KEEP_UNUSED_S,
  tagTypes: [USER_TAG],
  endpoints: () => ({}),
});
