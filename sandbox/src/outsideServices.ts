import { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { GOOGLE_CALLBACK } from './casino/session/google';
import { type Clock } from './base/clock';
import { type Db } from './db/database';
import { newToken } from './base/tokens';
import { type Env } from './env';
import { createGoogleProvider, GOOGLE_ISSUER, type GoogleProvider } from './casino/session/google/provider';
import { type Controls } from './panel/sections/controls';
import { type CaptchaCheck, createCaptchaCheck } from './casino/accounts/captchaCheck';
import { siteverify } from './casino/accounts/siteverify';
import { createCaptchas } from './outside/captcha/captchas';
import { issuerAt } from './outside/identity/identity';
import { createOutside } from './outside/outside';
import { createPayments, type Payments } from './outside/payments/payments';

type Options = {
  env: Pick<Env, 'outsidePort' | 'outsideOrigin' | 'googleClient'>;
  siteOrigins: readonly string[];
  clock: Clock;
  db: Db;
  controls: Controls | null;
  log: FastifyServerOptions['logger'];
};

/** External services used by the backend, and the app that simulates them; null where not available. */
export type OutsideServices = {
  app: FastifyInstance | null;
  google: GoogleProvider | null;
  captchas: CaptchaCheck | null;
  payments: Payments | null;
};

/**
 * External services: Google's own when its client is configured, the others simulated while the outside port is set.
 */
export async function outsideServices({
  env,
  siteOrigins,
  clock,
  db,
  controls,
  log,
}: Options): Promise<OutsideServices> {
  const { googleClient, outsidePort, outsideOrigin: origin } = env;
  const google =
    googleClient &&
    createGoogleProvider({
      issuer: GOOGLE_ISSUER,
      clientId: googleClient.id,
      clientSecret: googleClient.secret,
      clock,
    });
  if (!outsidePort) return { app: null, google, captchas: null, payments: null };

  const client = {
    id: 'baize-sandbox',
    secret: newToken(),
    redirectUris: siteOrigins.map((site) => `${site}${GOOGLE_CALLBACK}`),
  };
  const own = { issuer: issuerAt(origin), clientId: client.id, clientSecret: client.secret, clock };
  const ownSecret = newToken();
  const captchaSecret = (siteKey: string) => `${ownSecret}.${siteKey}`;
  const ask = siteverify({ address: `${origin}/recaptcha/api/siteverify`, secretOf: captchaSecret });
  let app: FastifyInstance | null = null;
  const payments = createPayments({
    db,
    clock,
    origin,
    delivery: () => controls?.payments.delivery() ?? 'usual',
    report: (error) => app?.log.error(error),
  });
  const pages = { db, outbox: payments.outbox, slowness: () => controls?.payments.slowness() ?? 0 };
  app = await createOutside({
    clock,
    origin,
    siteOrigins,
    captchas: createCaptchas(clock),
    captchaSecret,
    client,
    payments: pages,
    log,
  });
  return { app, google: google ?? createGoogleProvider(own), captchas: createCaptchaCheck(clock, ask), payments };
}
