import type { Endpoint } from '@/config/endpoints/endpoints';

/** A backend call, independent of the HTTP library. */
export type HttpRequest = {
  method: Endpoint['method'];
  /** Path on the backend, placeholders filled in. */
  path: string;
  /** Undefined values are left out of the query. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** Sent as multipart/form-data instead of a body. */
  form?: FormData;
  /** Called with the share of the body sent so far, 0 to 1. Browsers only. */
  onSent?: (share: number) => void;
  /** Rejected with SIGNED_OUT before anything is sent while no session token is stored (spec §5). */
  needsToken?: boolean;
  /** Sent instead of the stored session token; null sends none. */
  token?: string | null;
  /** Omits the no-cache headers (API-03). */
  cacheable?: boolean;
  /** The answer is not read: a 200 with any text but a page will do (API-28). */
  unread?: boolean;
  /** One key per intent, created by the caller; required for every write. */
  idempotencyKey?: string;
  timeoutMs?: number;
  /** An upload or a very long answer: the deadline is for standing still, not for the whole (OP-030). Browsers only. */
  large?: boolean;
  maxBytes?: number;
  signal?: AbortSignal;
};

/** Resolves with the JSON of a 200 answer; rejects with the answer's body or a NetworkFailure. */
export type HttpCall = (request: HttpRequest) => Promise<unknown>;

/** No usable answer arrived: the outcome of a write is unknown. */
export type NetworkFailure = { message: string; network: true };

/** The error of a rejected call: the backend's error body or a NetworkFailure. Any field may be missing. */
export type CallError = {
  code?: string;
  message?: string;
  network?: boolean;
  details?: unknown;
  /** Id of the call in the host's log, where the site or the backend is to blame. */
  requestId?: string;
};

/** Error code of a call not sent because it needs a session token and none is stored. */
export const SIGNED_OUT = 'SIGNED_OUT';

/** Error code of a call not sent because the operator switched it off (OP-036). */
export const SWITCHED_OFF = 'SWITCHED_OFF';

/** A backend with one field for both sends its codes as messages; no player should read them (§8). */
const isCode = (message: unknown): message is string =>
  typeof message === 'string' && /^[A-Z][A-Z0-9_]{2,}$/.test(message);

/** What a gateway says when it lost the backend in the middle of a call: nobody knows what became of the call. */
const isGateway = (status: number | undefined): boolean => status === 502 || status === 504;

/** Reads any rejected value as a CallError without trusting its shape; it has the same status. */
export function asCallError(error: unknown): CallError {
  if (typeof error !== 'object' || error === null) return {};
  const { code, message, network, details, requestId = requestIds.get(error) } = error as Record<string, unknown>;
  const told: CallError = {
    ...(typeof code === 'string' ? { code } : isCode(message) ? { code: message } : {}),
    ...(typeof message === 'string' && !isCode(message) ? { message } : {}),
    ...(network === true || isGateway(statusOf(error)) ? { network: true } : {}),
    ...(details === undefined ? {} : { details }),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
  const status = statusOf(error);
  return status === undefined ? told : withStatus(told, status);
}

/** Whether no answer came, so that nobody knows what became of the call. */
export const isLost = (error: unknown): boolean => asCallError(error).network === true;

/** Fills the placeholders of an endpoint: { method, path } for a request. */
export function call(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Pick<HttpRequest, 'method' | 'path'> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method: endpoint.method, path };
}

const statuses = new WeakMap<object, number>();

/** Records the status of a rejected body beside it, because the body itself is thrown (API-08). */
export function withStatus<T>(body: T, status: number): T {
  if (typeof body === 'object' && body !== null) statuses.set(body, status);
  return body;
}

/** The HTTP status of a rejected call; undefined when no answer arrived. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null ? statuses.get(error) : undefined;

/** Whether nobody looked at a call: the session had ended, or there was too much to do. */
export const isUnheard = (error: unknown): boolean =>
  asCallError(error).code === SIGNED_OUT || [403, 429, 503].includes(statusOf(error) ?? 0);

/** Whether a call was not even sent, because the operator switched it off or the backend does not have it. */
export const isSwitchedOff = (error: unknown): boolean =>
  asCallError(error).code === SWITCHED_OFF && statusOf(error) === undefined;

/** Whether it may go better the next time: no usable answer came, or one of a backend in trouble. */
export const isPassing = (error: unknown): boolean => isLost(error) || (statusOf(error) ?? 0) >= 500;

const requestIds = new WeakMap<object, string>();

/** Records beside a rejected body the id that the host gave its call. */
export function withRequestId<T>(body: T, id: unknown): T {
  if (typeof body === 'object' && body !== null && typeof id === 'string') requestIds.set(body, id);
  return body;
}

const reasons = new WeakMap<object, string>();

/** Records beside a NetworkFailure why no answer came, for the server's log. */
export function withReason<T extends object>(failure: T, error: unknown): T {
  const { code, message } = error as { code?: unknown; message?: unknown };
  reasons.set(failure, String(code ?? message));
  return failure;
}

/** Why a call failed, in a few words without anything that was sent: a status, a system's code, an error's message. */
export function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status !== undefined) return isLost(error) ? `status ${status} without usable JSON` : `status ${status}`;
  const reason = typeof error === 'object' && error !== null ? reasons.get(error) : undefined;
  return reason ?? (error instanceof Error ? error.message : 'no usable answer');
}
