import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendPage } from '../../shared/headers';
import { type OutsideContext } from '../../shared/context';
import { type Captchas } from '../captchas';
import { API_SCRIPT } from './apiScript';
import { anchorPage, challengePage } from './pages';
import { WIDGET_SCRIPT } from './widgetScript';

const KEY = /^[\w-]{1,100}$/;
const ACTION = /^\w{0,40}$/;
/** What v3 says of everybody here. */
const SCORE = 0.9;

/** Whether a site key is one of v3. */
const isV3 = (key: string): boolean => key.includes('-v3-');

type Query = Readonly<Record<string, unknown>>;

type Context = OutsideContext & {
  captchas: Captchas;
  /** The secret of a site key, known to the casino. */
  captchaSecret: (siteKey: string) => string;
};

/**
 * A stand-in of Google's reCAPTCHA, as the site and the casino use it: the script, its frames, and `siteverify`. It
 * provides no protection.
 */
export function recaptchaRoutes(app: FastifyInstance, { siteOrigins, origin, captchas, captchaSecret }: Context): void {
  const script = (text: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/javascript; charset=utf-8').send(text);
  app.get('/recaptcha/api.js', script(API_SCRIPT));
  app.get('/recaptcha/api2/widget.js', script(WIDGET_SCRIPT));

  const framed =
    (pageOf: (frame: Parameters<typeof challengePage>[0], query: Query) => string) =>
    ({ query }: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
      const [key, parent] = [String(query.k ?? ''), String(query.co ?? '')];
      if (!KEY.test(key) || !siteOrigins.includes(parent)) return reply.code(400).send({ error: 'invalid_request' });
      const theme = query.theme === 'dark' ? 'dark' : 'light';
      return sendPage(reply, {
        html: pageOf({ key, parent, theme, locale: query.hl }, query),
        frameOrigins: siteOrigins,
      });
    };
  app.get(
    '/recaptcha/api2/anchor',
    framed((frame, { size }) => anchorPage(frame, size !== 'invisible')),
  );
  app.get('/recaptcha/api2/bframe', framed(challengePage));

  app.post<{ Body: { key?: unknown; action?: unknown } | null }>(
    '/recaptcha/api2/solve',
    ({ body, headers }, reply) => {
      const [key, action] = [String(body?.key ?? ''), String(body?.action ?? '')];
      // Accept posts from its own frames only, by the Origin header.
      if (headers.origin !== origin || !KEY.test(key) || !ACTION.test(action))
        return reply.code(400).send({ error: 'invalid_request' });
      return { token: captchas.solve(key, isV3(key) ? action : '') };
    },
  );

  app.post<{ Body: Query | null }>('/recaptcha/api/siteverify', ({ body }) => {
    const [secret, token] = [String(body?.secret ?? ''), String(body?.response ?? '')];
    const siteKey = secret.slice(secret.indexOf('.') + 1);
    if (secret !== captchaSecret(siteKey)) return { success: false, 'error-codes': ['invalid-input-secret'] };
    const solution = captchas.verify(token, siteKey);
    if (!solution) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    return isV3(siteKey) ? { success: true, action: solution.action, score: SCORE } : { success: true };
  });
}
