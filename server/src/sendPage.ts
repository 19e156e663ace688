import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, namesTag } from './negotiate';
import type { Page } from './page';

/** Parameters that carry a session or a one-time token (OP-026, OP-042). */
const SECRETS = ['at', 'token'];

/** The page of such an address is the same as ever, but leaves no trace in caches and referrers. */
export const UNTRACEABLE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

export function carriesSecret(url: string): boolean {
  const mark = url.indexOf('?');
  if (mark < 0) return false;
  const query = new URLSearchParams(url.slice(mark + 1));
  return SECRETS.some((name) => query.has(name));
}

/**
 * Ends the answer with a page in the form the client likes best, or with 304 when it has it. A page knows all its
 * headers, so this writes past Fastify.
 */
export function sendPage({ url = '/', headers }: IncomingMessage, response: ServerResponse, page: Page): void {
  const secret = carriesSecret(url);
  if (!secret && page.status === 200 && namesTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  const own = page.headers[encoding];
  response.writeHead(page.status, secret ? { ...own, ...UNTRACEABLE } : own).end(page.bodies[encoding]);
}
