import { type FastifyInstance } from 'fastify';
import { sendPage } from '../headers';
import { type OutsideContext } from '../context';
import { CAPTCHA_LIFE_MS } from './captchas';
import { FRAME_SCRIPT } from './frameScript';
import { captchaPage } from './page';

const KEY = /^[\w-]{1,100}$/;

type FrameAddress = { Querystring: Readonly<Record<string, unknown>> };

/** The origin of an address; '' for none. */
const originOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? new URL(address).origin : '';

/**
 * The test captcha: a page for a frame (GET /captcha/frame?siteKey=&locale=&theme=), and what its box calls. It stands where
 * an operator has a real one; ticking a box keeps out nobody who wants in.
 */
export function captchaRoutes(app: FastifyInstance, { siteOrigins, origin, captchas }: OutsideContext): void {
  app.get<FrameAddress>('/captcha/frame', ({ query, headers }, reply) => {
    const siteKey = String(query.siteKey ?? '');
    // The page that frames it names itself in Referer; one that hides it is taken for the first site.
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
    // Its own page only: browsers name the page that posts.
    if (headers.origin !== origin || !KEY.test(siteKey)) return reply.code(400).send({ error: 'invalid_request' });
    return { token: captchas.solve(siteKey), expiresInSeconds: CAPTCHA_LIFE_MS / 1_000 };
  });
}
