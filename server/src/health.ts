import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals';

/** Whether the process wants requests: true once it can answer, false as soon as it means to stop. */
export type Readiness = { ready: boolean };

/**
 * /healthz: the process lives. /readyz: it wants requests. While it does not, each answer also closes its connection, so
 * that nobody asks again over one that is about to be cut.
 */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (!readiness.ready) reply.raw.shouldKeepAlive = false;
    done();
  });
  const config = { anyHost: true, quiet: true };
  app.get('/healthz', { config }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { config }, (_request, reply) => {
    if (!readiness.ready) return refuse(reply, 503);
    return reply.send({ status: 'ready' });
  });
}
