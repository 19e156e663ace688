import { type FastifyInstance } from 'fastify';
import { sendPage } from '../shared/headers';
import { type OutsideContext } from '../shared/context';
import { CAPTCHA_LIFE_MS, type Captchas } from './captchas';
import { FRAME_SCRIPT } from './frameScript';
import { captchaPage } from './page';

const KEY = /^[\w-]{1,100}$/;

type FrameAddress = { Querystring: Readonly<Record<string, unknown>> };

const originOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? new URL(address).origin : '';

/**
 * The test captcha: the frame's page (GET /captcha/frame?siteKey=&locale=&theme=) and the call of its checkbox. It
 * stands in for an operator's real captcha and provides no protection.
 */
export function captchaRoutes(
  app: FastifyInstance,
  { siteOrigins, origin, captchas }: OutsideContext & { captchas: Captchas },
): void {
  app.get<FrameAddress>('/captcha/frame', ({ query, headers }, reply) => {
    const siteKey = String(query.siteKey ?? '');
    // The Referer identifies the framing page; without one the first site is assumed.
    const from = originOf(headers.referer);
    const parent = from === '' ? (siteOrigins[0] ?? '') : from;
    if (!KEY.test(siteKey) || !siteOrigins.includes(parent)) return reply.code(400).send({ error: 'invalid_request' });
    const theme = query.theme === 'light' ? 'light' : 'dark';
    const html = captchaPage({ siteKey, locale: query.locale, theme, parent });
    return sendPage(reply, { html, frameOrigins: siteOrigins });
  });

  app.get('/captcha/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT));

  app.post<{ Body: { siteKey?: unknown } | null }>('/captcha/solve', ({ body, headers }, reply) => {
    const siteKey = String(body?.siteKey ?? '');
    // Accept posts from its own page only, by the Origin header.
    if (headers.origin !== origin || !KEY.test(siteKey)) return reply.code(400).send({ error: 'invalid_request' });
    return { token: captchas.solve(siteKey), expiresInSeconds: CAPTCHA_LIFE_MS / 1_000 };
  });
}
