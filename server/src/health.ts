import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals';

/** Whether the process wants requests: true once it can answer, false as soon as it means to stop. */
export type Readiness = { ready: boolean };

/** /healthz: the process lives. /readyz: it wants requests. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  const config = { anyHost: true, quiet: true };
  app.get('/healthz', { config }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { config }, (_request, reply) => {
    if (!readiness.ready) return refuse(reply, 503);
    return reply.send({ status: 'ready' });
  });
}
