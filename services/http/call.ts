import type { Endpoint } from '@/config/endpoints/endpoints';

/** One backend call, without knowledge of the library that makes it. */
export type HttpRequest = {
  method: Endpoint['method'];
  /** Path on our own backend, placeholders filled in. */
  path: string;
  /** Absent values are left out of the query. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** Sent instead of a body, as multipart/form-data. */
  form?: FormData;
  /** Told how much of the body is on its way, 0 to 1. Only browsers know. */
  onSent?: (share: number) => void;
  /** Refused before anything is sent while no session token is stored: rejects with the code SIGNED_OUT (spec §5). */
  needsToken?: boolean;
  /** Sent in place of the stored session token; null sends none. */
  token?: string | null;
  /** Leaves the no-cache headers away (API-03). */
  cacheable?: boolean;
  /** Made once per intent by the caller; every write carries one. */
  idempotencyKey?: string;
  timeoutMs?: number;
  maxBytes?: number;
  signal?: AbortSignal;
};

/** Resolves with the JSON of a 200 answer; rejects with the answer's body or a NetworkFailure. */
export type HttpCall = (request: HttpRequest) => Promise<unknown>;

/** No usable answer arrived: for a write the outcome is unknown. */
export type NetworkFailure = { message: string; network: true };

/** What a rejected call carries: the backend's error body, or a NetworkFailure. Anything may be missing in it. */
export type CallError = { code?: string; message?: string; network?: boolean; details?: unknown };

/** The code of a call that was never sent, since it needs a session token and none is stored. */
export const SIGNED_OUT = 'SIGNED_OUT';

/** The code of a call that was never sent, since the operator switched it off (OP-036). */
export const SWITCHED_OFF = 'SWITCHED_OFF';

/** Reads any rejected value as a CallError without trusting its shape. */
export function asCallError(error: unknown): CallError {
  if (typeof error !== 'object' || error === null) return {};
  const { code, message, network, details } = error as Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(network === true ? { network } : {}),
    ...(details === undefined ? {} : { details }),
  };
}

/** Fills the placeholders of an endpoint: { method, path } for a request. */
export function call(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Pick<HttpRequest, 'method' | 'path'> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method: endpoint.method, path };
}

const statuses = new WeakMap<object, number>();

/** Remembers beside a rejected body which status it came with, since what is thrown is the body itself (API-08). */
export function withStatus<T>(body: T, status: number): T {
  if (typeof body === 'object' && body !== null) statuses.set(body, status);
  return body;
}

/** The HTTP status of a rejected call; undefined when no answer arrived. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null ? statuses.get(error) : undefined;
