import type { FastifyInstance } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** For every answer that is not a page: nothing in it may run, load or be framed. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  ...['camera', 'microphone', 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
  ...['geolocation', 'clipboard-read', 'fullscreen', 'autoplay'].map((feature) => `${feature}=(self)`),
].join(', ');

const TWO_YEARS_S = 63_072_000;

/**
 * The headers of every answer, whatever its status (reliability §2). A page brings its own content-security-policy and,
 * where it frames games, its own permissions-policy. Browsers are bound to https only where the public origin is https.
 */
export function securityHeaders(publicOrigin: string): Headers {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
    }),
  };
}

/** Puts the headers on each answer before anything else can answer; what says no more is stored nowhere. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    done();
  });
}
