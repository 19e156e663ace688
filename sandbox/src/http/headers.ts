import { type FastifyInstance } from 'fastify';
import { type Clock } from '../base/clock';

/** Answers are data: they must not be executed, framed, sniffed or cached (assets override the caching). */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Sets the headers before a route runs, so that errors carry them too and a route can override them. The date comes
 * from the sandbox's clock, which the control panel may have moved forward.
 */
export function setHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(HEADERS).header('date', clock.now().toUTCString());
  });
}
