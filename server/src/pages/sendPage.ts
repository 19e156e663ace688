import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, namesTag } from '../answers/negotiate';
import { plainOf, PRIVATE, type Page } from '../cache/page';

/** Parameters that carry a session token or a one-time token (OP-026, OP-042). */
const SECRETS = ['at', 'token'];

/** Headers for a page with a secret in its address: same content, but not stored in caches and not sent as referrer. */
export const UNTRACEABLE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

export function carriesSecret(url: string): boolean {
  const mark = url.indexOf('?');
  if (mark < 0) return false;
  const query = new URLSearchParams(url.slice(mark + 1));
  return SECRETS.some((name) => query.has(name));
}

const UNSHARED = { 'cache-control': PRIVATE } as const;

const unshared = (headers: IncomingHttpHeaders, sessionHeader: string) =>
  headers.authorization === undefined && headers[sessionHeader] === undefined ? undefined : UNSHARED;

/**
 * Sends a page in the client's preferred encoding, or 304 when the client already has it. All headers of a page are
 * known in advance, so this bypasses Fastify. No cache keeps the answer to a request with a session, although it is the
 * same as anybody's; `sessionHeader` carries one.
 */
export function sendPage(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  page: Page,
  sessionHeader: string,
): void {
  const secret = carriesSecret(url);
  if (!secret && page.status === 200 && namesTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...page.notModified, ...unshared(headers, sessionHeader) }).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  const own = page.headers[encoding];
  const changes = secret ? UNTRACEABLE : unshared(headers, sessionHeader);
  response.writeHead(page.status, changes ? { ...own, ...changes } : own);
  if (encoding !== 'identity') response.end(page.bodies[encoding]);
  else
    plainOf(page).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
}
