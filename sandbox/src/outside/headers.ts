import { type FastifyReply } from 'fastify';

/** What everything carries that is not a page: it can be neither run nor framed nor guessed. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

type Page = {
  html: string;
  /** Where its forms may lead to beside this origin. */
  formOrigins?: readonly string[];
  /** Whose pages may frame it. */
  frameOrigins?: readonly string[];
};

/** Sends a page: files of this origin only, nothing inline, framed by those named only. */
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
