import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject, type Response } from 'light-my-request';
import type { Headers } from '../answers/headers';
import type { PageKey } from './key';

/** Next's request handler, or a test's. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The result of a render, with only the headers a shared page may have. */
export type Rendering = {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Some data was missing: the page may be shown, but must not replace a good copy. */
  degraded: boolean;
};

export type Render = (key: PageKey) => Promise<Rendering>;

/** Set by a page when a backend call failed while it rendered; never sent to a browser. */
const DEGRADED = 'x-render-degraded';

/** The headers to keep; the others, above all cookies, belong to one visitor or to Next. */
const KEPT = [
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'location',
  'retry-after',
  'x-nextjs-redirect',
] as const;

const CONTENT_TYPE = { html: 'text/html; charset=utf-8', data: 'application/json; charset=utf-8' } as const;

function requestHeaders({ kind, host, country }: PageKey): Record<string, string> {
  return {
    host,
    ...(kind === 'html' ? { accept: 'text/html' } : { accept: 'application/json', 'x-nextjs-data': '1' }),
    ...(country && { cookie: `countryCode=${country}` }),
  };
}

function renderingOf(key: PageKey, { statusCode, headers, rawPayload }: Response): Rendering {
  const kept: Record<string, string> = { 'content-type': CONTENT_TYPE[key.kind] };
  for (const name of KEPT) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return {
    status: statusCode,
    headers: kept,
    body: rawPayload,
    degraded: statusCode >= 500 || headers[DEGRADED] !== undefined,
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No page after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Renders a page from its key alone: in a new request, without anything of the visitor's. Rejects when the handler
 * does, or after `timeoutMs`. (light-my-request's own signal has no effect once the handler has read the request.)
 */
export const createRender =
  (handler: Handler, timeoutMs: number): Render =>
  async (key) => {
    const answer = new Promise<Response>((resolve, reject) => {
      const dispatch = (request: unknown, response: unknown) => {
        Promise.resolve(handler(request as IncomingMessage, response as ServerResponse)).catch(reject);
      };
      inject(dispatch, { method: 'GET', url: key.url, headers: requestHeaders(key) }).then(resolve, reject);
    });
    return renderingOf(key, await within(timeoutMs, answer));
  };
