import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { RETRY_AFTER_S } from './refusals';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:32rem;margin:20vh auto;padding:0 1.5rem}';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Service Unavailable</title><style>${STYLE}</style></head>
<body><main><h1>Service Unavailable</h1><p>Many people want in at this moment. Please try again in a few seconds.</p>
<p><a href="">Try again</a></p><p>Reference for support: `;
const END = '</p></main></body></html>';

const styleHash = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

/** Answers 503 with a static page, for a page that can neither be rendered nor served from the cache. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`${HTML}${reply.request.id}${END}`);
}
