import type { FastifyInstance } from 'fastify';
import { refuse } from '../answers/refusals';

/** Whether the process accepts requests: true once it can answer, false as soon as it starts to drain (`isOver`). */
export type Readiness = { ready: boolean; isOver?: boolean };

/**
 * /healthz: the process is alive. /readyz: it accepts requests. While it does not, each answer also closes its
 * connection, so that no request is sent over one that is about to be cut.
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
