import { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { GOOGLE_CALLBACK } from '../backend/routes/google';
import { type Clock } from '../clock';
import { newToken } from '../db/tokens';
import { type Env } from '../env';
import { createGoogleProvider, GOOGLE_ISSUER, type GoogleProvider } from '../google/provider';
import { type Captchas, createCaptchas } from './captcha/captchas';
import { issuerAt } from './identity/identity';
import { createOutside } from './outside';

type Options = {
  env: Pick<Env, 'outsidePort' | 'outsideOrigin' | 'googleClient'>;
  siteOrigins: readonly string[];
  clock: Clock;
  log: FastifyServerOptions['logger'];
};

/** What the backend uses of others, and the app that stands in for them; null where there is none. */
export type OutsideServices = { app: FastifyInstance | null; google: GoogleProvider | null; captchas: Captchas | null };

/** The services of others: Google's own where its client is set, everything else from the sandbox while its port is open. */
export async function outsideServices({ env, siteOrigins, clock, log }: Options): Promise<OutsideServices> {
  const { googleClient, outsidePort, outsideOrigin: origin } = env;
  const google =
    googleClient &&
    createGoogleProvider({
      issuer: GOOGLE_ISSUER,
      clientId: googleClient.id,
      clientSecret: googleClient.secret,
      clock,
    });
  if (!outsidePort) return { app: null, google, captchas: null };

  const client = {
    id: 'baize-sandbox',
    secret: newToken(),
    redirectUris: siteOrigins.map((site) => `${site}${GOOGLE_CALLBACK}`),
  };
  const own = { issuer: issuerAt(origin), clientId: client.id, clientSecret: client.secret, clock };
  const captchas = createCaptchas(clock);
  const app = await createOutside({ clock, origin, siteOrigins, captchas, client, log });
  return { app, google: google ?? createGoogleProvider(own), captchas };
}
