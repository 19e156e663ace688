import { createAction, type Action } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { asCallError, type CallError, type HttpCall, type HttpRequest } from './call';

/** What a thunk of the store finds beside dispatch and getState: how to reach the backend. */
export type Extra = { http: HttpCall };

const baseQuery: BaseQueryFn<HttpRequest, unknown, CallError> = async (request, { extra, signal }) => {
  try {
    return { data: await (extra as Extra).http({ ...request, signal }) };
  } catch (error) {
    return { error: asCallError(error) };
  }
};

/** Brings what the server fetched for a page into the store (store/hydrate.ts decides which entries). */
export const hydrated = createAction<{ api: unknown }>('hydrated');

const extractRehydrationInfo = (action: Action): never | undefined =>
  hydrated.match(action) ? (action.payload.api as never) : undefined;

/** The one RTK Query api; each area of the backend injects its endpoints in a file of its own. */
export const api = createApi({ reducerPath: 'api', baseQuery, extractRehydrationInfo, endpoints: () => ({}) });
