import { type FastifyReply } from 'fastify';

/** Headers of all answers that are not pages: no scripts, no framing, no content sniffing. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

type Page = {
  html: string;
  /** Origins its forms may lead to, besides its own. */
  formOrigins?: readonly string[];
  frameOrigins?: readonly string[];
};

/** Sends a page with a CSP: same-origin files only, nothing inline, framing only by the given origins. */
export const sendPage = (reply: FastifyReply, { html, formOrigins = [], frameOrigins = [] }: Page): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        `form-action ${["'self'", ...formOrigins].join(' ')}`,
        `frame-ancestors ${frameOrigins.join(' ') || "'none'"}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    )
    .type('text/html; charset=utf-8')
    .send(html);
