import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@/config/http';
import { hostOf, type Tenants } from '../tenants/tenants';

export type ProxyHeaders = Record<string, string | string[] | undefined>;
export type Visitor = Pick<FastifyRequest, 'ip' | 'protocol'> & { headers: IncomingHttpHeaders };

/** What a visitor's call may tell a backend; anything else could be a claim about who asks, or a secret. */
const ASKED = [
  ...[HEADERS.authorization, HEADERS.language, HEADERS.idempotencyKey].map((name) => name.toLowerCase()),
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'origin', 'referer', 'user-agent'],
  ...['content-encoding', 'content-length', 'content-type', 'host'],
  ...['cache-control', 'expires', 'pragma', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  ...['if-range', 'range', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site'],
];

/** What a backend's answer may tell a browser; nothing about the server behind it, and no rules for other sites. */
const ANSWERED = [
  ...['content-disposition', 'content-encoding', 'content-language', 'content-length', 'content-range', 'content-type'],
  ...['accept-ranges', 'age', 'allow', 'cache-control', 'clear-site-data', 'date', 'etag', 'expires', 'last-modified'],
  ...['location', 'retry-after', 'set-cookie', 'vary'],
];

/** The headers of a browser's handshake that the backend needs; the proxy sets the others. */
export function handshakeOf(proxyHeaders: ProxyHeaders, { headers }: FastifyRequest): ProxyHeaders {
  const { origin, cookie, 'user-agent': userAgent } = headers;
  const given = Object.entries({ origin, cookie, 'user-agent': userAgent }).filter(([, value]) => value !== undefined);
  return { ...proxyHeaders, ...Object.fromEntries(given) };
}

/** An address of the backend itself becomes one of the site: its own name is nobody's business. */
function ownLocation(location: string, backend: string): string {
  // A relative one is the site's already; what is no address is for the browser to refuse.
  if (!/^(?:[a-z][\w+.-]*:)?\/\//i.test(location) || !URL.canParse(location, backend)) return location;
  const { origin, pathname, search, hash } = new URL(location, backend);
  return origin === backend ? `${pathname}${search}${hash}` : location;
}

/** The headers that pass in both directions, by lists; `more` (API_HEADERS) adds names to both (audit C08). */
export function listedHeaders(tenants: Tenants, more: readonly string[]) {
  const asked = new Set([...ASKED, ...more]);
  const answered = new Set([...ANSWERED, ...more]);
  const only = (names: ReadonlySet<string>, headers: ProxyHeaders): ProxyHeaders =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));

  return {
    /** A visitor's headers, with the host's own word on their address, the tenant host and the protocol (OP-104). */
    toBackend({ ip, protocol, headers }: Visitor, passed: ProxyHeaders): ProxyHeaders {
      const host = hostOf(headers);
      return {
        ...only(asked, passed),
        'x-forwarded-for': ip,
        ...(tenants.isNamed(host) && { 'x-forwarded-host': host }),
        'x-forwarded-proto': protocol,
      };
    },
    /** A backend's headers, without those that the host sends itself. */
    toVisitor(headers: ProxyHeaders, ours: Readonly<Record<string, string>>, backend: string): ProxyHeaders {
      const passed = only(answered, headers);
      for (const name of Object.keys(ours)) delete passed[name];
      const { location } = passed;
      // One that came twice is none.
      delete passed.location;
      if (typeof location === 'string') passed.location = ownLocation(location, backend);
      return passed;
    },
  };
}
