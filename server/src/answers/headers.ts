import type { FastifyInstance } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** For every answer that is not a page: nothing in it may run, load or be framed. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  ...['camera', 'microphone', 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
  ...['geolocation', 'clipboard-read', 'fullscreen', 'autoplay'].map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * The headers of every answer, whatever its status (reliability §2). A page sets its own content-security-policy and,
 * if it frames games, its own permissions-policy. HSTS (`strictTransport`, null for none) is sent only when the public
 * origin is https. Policies name the endpoint `csp`, where browsers report to `reportUrl`.
 */
export function securityHeaders(
  publicOrigin: string,
  strictTransport: string | null,
  reportUrl: string | null,
): Headers {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(publicOrigin.startsWith('https:') && strictTransport && { 'strict-transport-security': strictTransport }),
    ...(reportUrl && { 'reporting-endpoints': `csp="${reportUrl}"` }),
  };
}

/** Sets the headers before any other hook can reply; `no-store` applies unless a route sets something else. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    done();
  });
}
