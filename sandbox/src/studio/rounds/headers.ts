import { type FastifyReply } from 'fastify';

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/**
 * Content policy of the studio's pages: files of this origin only, nothing inline, no HTML from strings in scripts, and
 * framing only by the given sites.
 */
const pagePolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers of everything that is not a page: it cannot be executed, framed or sniffed. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sends a page of the studio. A game page's address may hold a launch token, so by default no cache keeps it. */
export const sendPage = (reply: FastifyReply, html: string, siteOrigins: readonly string[], cache = 'no-store') =>
  reply
    .headers({
      'cache-control': cache,
      'content-security-policy': pagePolicy(siteOrigins),
      'permissions-policy': PERMISSIONS,
    })
    .type('text/html; charset=utf-8')
    .send(html);
