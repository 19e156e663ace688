import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios';
import type { Operation } from '@/config/endpoints/operations';
import {
  ACCEPTED_STATUSES,
  HEADERS,
  MAX_ANSWER_BYTES,
  REFERENCE_HEADER,
  REQUEST_TIMEOUT_MS,
  TENANT_HOST_HEADER,
  type HeaderNames,
} from '@/config/http';
import { readdressed, type EndpointOverrides } from './endpoints';
import { missingOperation } from './missing';
import {
  SIGNED_OUT,
  SWITCHED_OFF,
  withReason,
  withRequestId,
  withStatus,
  type CallError,
  type HttpCall,
  type HttpRequest,
  type NetworkFailure,
} from './call';

export type HttpOptions = {
  /** Origin of the backend; '' in the browser, where the host proxies /api. */
  baseUrl: string;
  /** Code of the page's language, sent with every call (I18N-14). */
  language: () => string;
  /** The stored session token, if any (API-01). The server never has one. */
  token?: () => string | null;
  /** Set only on the server, never in a browser (OP-029). */
  systemToken?: string | undefined;
  /** The tenant's host, set only on the server: for browsers the host adds it when it proxies the call (OP-104). */
  tenantHost?: string | null;
  /** Called when a call with this stored token got a 403 that is no HTML page; not for a call with an explicit token (OP-032). */
  onForbidden?: (sentToken: string | null) => void;
  /** Called when an answer says that this backend does not have the operation (OP-036). */
  onMissing?: (operation: Operation) => void;
  /** Called with the `Date` of every uncacheable answer, and when the call was sent and answered, in milliseconds. */
  onDate?: (date: unknown, sentAt: number, cameAt: number) => void;
  timeoutMs?: number;
  /** Header names that differ from config/http.ts (OP-028). */
  headerNames?: Partial<HeaderNames> | undefined;
  /** The operator's current path overrides. */
  endpoints?: () => EndpointOverrides;
  /** What carries the calls instead of the network (services/server/adapter.ts). */
  transport?: AxiosAdapter;
};

const networkFailure = (): NetworkFailure => ({ message: 'Something went wrong', network: true });

/**
 * Browsers and their workers have no response size limit: there reading stops once the answer is too long. Not in Node,
 * where axios' progress callback leaves a timer behind.
 */
const IN_BROWSER = typeof XMLHttpRequest !== 'undefined';

const NO_CACHE = { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' };

/** A path on the own backend: anything that could name another host is a programming error and never sent. */
function assertOwnPath(path: string): void {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\'))
    throw new Error(`Not a backend path: ${path}`);
}

function headersOf(request: HttpRequest, options: HttpOptions, token: string | null): Record<string, string> {
  const names = { ...HEADERS, ...options.headerNames };
  return {
    // A form sets its own content type, which includes the multipart boundary.
    ...(request.form ? {} : { 'Content-Type': 'application/json' }),
    Accept: 'application/json',
    [names.language]: options.language(),
    ...(request.cacheable ? {} : NO_CACHE),
    ...(token ? { [names.authorization]: `Bearer ${token}` } : {}),
    ...(options.systemToken ? { [names.systemToken]: options.systemToken } : {}),
    ...(options.tenantHost ? { [TENANT_HOST_HEADER]: options.tenantHost } : {}),
    ...(request.idempotencyKey ? { [names.idempotencyKey]: request.idempotencyKey } : {}),
  };
}

const isJson = (answer: AxiosResponse<string>) => /\bjson\b/i.test(String(answer.headers['content-type'] ?? ''));

const isPage = (answer: AxiosResponse<string>) => /\bhtml\b/i.test(String(answer.headers['content-type'] ?? ''));

/** The parsed body; undefined when it is not JSON, null when it is empty or not to be read. */
function parse(answer: AxiosResponse<string>, unread: boolean): unknown {
  if (answer.data === '' || (unread && answer.status === 200 && !isPage(answer))) return null;
  if (!isJson(answer)) return undefined;
  try {
    return JSON.parse(answer.data) as unknown;
  } catch {
    return undefined;
  }
}

/** Longer texts are a dump, not a reason. */
const MAX_REASON = 300;

/**
 * The refusal that an answer is, with its words as message where they come bare: as plain text, or as one text of JSON
 * (API-08). A 404 in plain text says that there is no such call, and anything else that is no JSON comes from on the way.
 */
function refusalOf(answer: AxiosResponse<string>, body: unknown): unknown {
  const { status, data } = answer;
  const isPlain = /^text\/plain\b/i.test(String(answer.headers['content-type'] ?? ''));
  const said = typeof body === 'string' ? body : isPlain && status >= 400 && status < 500 && status !== 404 ? data : '';
  const isReason = said.trim() !== '' && said.length <= MAX_REASON;
  return isReason ? { message: said.trim() } : (body ?? networkFailure());
}

/**
 * Whether the session changed while the answer was under way: one player's data must not be shown to the next. A write
 * keeps its answer, since it reports the outcome.
 */
const isOfEndedSession = (request: HttpRequest, options: HttpOptions, token: string | null): boolean =>
  request.needsToken === true && request.method === 'GET' && request.token === undefined && options.token?.() !== token;

/** One deadline for the whole call: axios' own timeout does not stop a slowly arriving body. `again` begins it anew. */
function deadline(ms: number, outer?: AbortSignal): { signal: AbortSignal; again: () => void; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isOver = false;
  // On the server one more turn of the event loop: where it was late itself, the answer is there and was not read yet.
  const giveUp = () => (typeof setImmediate === 'undefined' ? abort() : setImmediate(() => isOver || abort()));
  let timer = setTimeout(giveUp, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    again: () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(giveUp, ms);
    },
    clear: () => {
      isOver = true;
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** A write without values sends an empty object: many backends refuse an empty body that is said to be JSON. */
const jsonOf = ({ method, body }: HttpRequest): string | undefined =>
  body !== undefined ? JSON.stringify(body) : method === 'POST' || method === 'PUT' ? '{}' : undefined;

async function send(instance: AxiosInstance, request: HttpRequest, headers: Record<string, string>, ms: number) {
  const limit = request.maxBytes ?? MAX_ANSWER_BYTES;
  const tooLarge = new AbortController();
  const { signal, again, clear } = deadline(ms, request.signal);
  const moved = () => {
    if (request.large) again();
  };
  signal.addEventListener('abort', () => tooLarge.abort());
  try {
    return await instance.request<string>({
      method: request.method,
      url: request.path,
      params: request.query,
      data: request.form ?? jsonOf(request),
      headers,
      signal: tooLarge.signal,
      maxContentLength: limit,
      ...(IN_BROWSER
        ? {
            onDownloadProgress: ({ loaded }) => {
              moved();
              if (loaded > limit) tooLarge.abort();
            },
          }
        : {}),
      ...(request.onSent
        ? {
            onUploadProgress: ({ progress }) => {
              moved();
              request.onSent?.(progress ?? 0);
            },
          }
        : {}),
    });
  } catch (error) {
    throw withReason(networkFailure(), error);
  } finally {
    clear();
  }
}

/**
 * The single client of all backend calls (spec §7). Resolves with the JSON of a 200; every other status rejects with
 * the body; a lost, late, oversized or malformed answer rejects with a NetworkFailure, so the outcome of a write is
 * then unknown, not failed. Never retries.
 */
export function createHttp(options: HttpOptions): HttpCall {
  const instance = axios.create({
    baseURL: options.baseUrl,
    ...(options.transport ? { adapter: options.transport } : {}),
    allowAbsoluteUrls: false,
    maxRedirects: 0,
    responseType: 'text',
    // Without a body axios would drop the Content-Type in browsers, though every call says it (API-02, A28).
    transformRequest: (body: unknown) => body ?? null,
    transformResponse: (body: unknown) => (typeof body === 'string' ? body : ''),
    validateStatus: () => true,
  });
  return async (asked) => {
    const request = readdressed(asked, options.endpoints?.() ?? {});
    assertOwnPath(request.path);
    const token = request.token === undefined ? (options.token?.() ?? null) : request.token;
    if (request.needsToken && token === null) throw { code: SIGNED_OUT } satisfies CallError;
    const sentAt = Date.now();
    const answer = await send(
      instance,
      request,
      headersOf(request, options, token),
      request.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    );
    if (!request.cacheable) options.onDate?.(answer.headers.date, sentAt, Date.now());
    const body = parse(answer, request.unread === true);
    const missing = options.onMissing && missingOperation(asked, answer.status, body);
    if (missing) options.onMissing?.(missing);
    // A page instead of an answer comes from a portal or a firewall, not from the casino (OP-032, A04).
    const isRefused = answer.status === 403 && !isPage(answer) && request.token === undefined;
    if (isRefused && !isOfEndedSession(request, options, token)) options.onForbidden?.(token);
    if (isOfEndedSession(request, options, token)) throw networkFailure();
    if (missing && !isPage(answer)) throw withStatus({ code: SWITCHED_OFF } satisfies CallError, answer.status);
    if (body !== undefined && ACCEPTED_STATUSES.includes(answer.status)) return body;
    const refusal = withStatus(refusalOf(answer, body), answer.status);
    throw answer.status >= 500 ? withRequestId(refusal, answer.headers[REFERENCE_HEADER]) : refusal;
  };
}
