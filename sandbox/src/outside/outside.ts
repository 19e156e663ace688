import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type Clock } from '../base/clock';
import { type Captchas } from './captcha/captchas';
import { recaptchaRoutes } from './captcha/recaptcha/routes';
import { captchaRoutes } from './captcha/routes';
import { type OutsideContext } from './shared/context';
import { geocoderRoutes } from './geocoder/routes';
import { DATA_HEADERS } from './shared/headers';
import { createIdentity, type IdentityClient } from './identity/identity';
import { type PaymentPages } from './payments/paymentPages';
import { paymentRoutes } from './payments/routes';
import { identityRoutes } from './identity/routes';

/** Bytes; enough for the longest form. */
const BODY_LIMIT = 4_096;
const REQUEST_TIMEOUT_MS = 10_000;

type Context = OutsideContext & {
  clock: Clock;
  captchas: Captchas;
  captchaSecret: (siteKey: string) => string;
  payments: Pick<PaymentPages, 'db' | 'outbox' | 'slowness'>;
  /** The only OAuth client, the casino. */
  client: IdentityClient;
  log: FastifyServerOptions['logger'];
};

/**
 * Simulated external services on an origin of their own: an identity provider, a captcha, a reverse geocoder and a
 * payment provider. Does not listen.
 */
export async function createOutside({ log, ...context }: Context): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Log internal errors, but never reveal them to clients.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ error: status >= 500 ? 'server_error' : 'invalid_request' });
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  identityRoutes(app, context, await createIdentity(context));
  captchaRoutes(app, context);
  recaptchaRoutes(app, context);
  geocoderRoutes(app);
  paymentRoutes(app, { ...context, ...context.payments });
  return app;
}
