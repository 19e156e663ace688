import { type FastifyInstance } from 'fastify';
import { type Clock } from '../clock';

/** Answers are data: nothing may be run, framed or guessed from them, and no cache keeps them (assets say otherwise). */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Sets the headers before a route runs, so that errors carry them too and a route may replace one. The date is that of the
 * sandbox's clock, which the control panel may have put forward.
 */
export function setHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(HEADERS).header('date', clock.now().toUTCString());
  });
}
