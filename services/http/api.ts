import { createAction, type Action } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { asCallError, type CallError, type HttpCall, type HttpRequest } from './call';
import type { Tab } from './tab';

/** What a thunk of the store finds beside dispatch and getState. */
export type Extra = {
  http: HttpCall;
  /** The tab, for what becomes of the page; a store of the server has none. */
  tab?: () => Promise<Tab>;
};

/** A call, and how its answer is read. `read` throws for an answer that is not what the contract promises. */
export type Query<T> = HttpRequest & { read: (wire: unknown) => T };

/** A malformed answer is as good as none: the caller is told the same as when the network failed. */
function answerOf(wire: unknown, read: (wire: unknown) => unknown): { data: unknown } | { error: CallError } {
  try {
    return { data: read(wire) };
  } catch {
    return { error: { message: 'Something went wrong', network: true } };
  }
}

const baseQuery: BaseQueryFn<Query<unknown>, unknown, CallError> = async ({ read, ...request }, { extra, signal }) => {
  try {
    return answerOf(await (extra as Extra).http({ ...request, signal }), read);
  } catch (error) {
    return { error: asCallError(error) };
  }
};

/** Brings what the server fetched for a page into the store (store/hydrate.ts decides which entries). */
export const hydrated = createAction<{ api: unknown }>('hydrated');

const extractRehydrationInfo = (action: Action): never | undefined =>
  hydrated.match(action) ? (action.payload.api as never) : undefined;

/**
 * Seconds for which an answer nobody shows is kept. A store of the server lives for one request: a timer there would hold
 * it for a minute more.
 */
const KEEP_UNUSED_S = typeof window === 'undefined' ? Infinity : 60;

/** What is told of the signed-in player alone: such entries are removed when the session ends (SESS-06). */
export const USER_TAG = 'user';

/** The one RTK Query api; each area of the backend injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  extractRehydrationInfo,
  keepUnusedDataFor: KEEP_UNUSED_S,
  tagTypes: [USER_TAG],
  endpoints: () => ({}),
});
