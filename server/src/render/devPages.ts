import type { FastifyInstance } from 'fastify';
import type { Handler } from './render';

/** Hands every request to Next, without the cache and the security headers, which would break hot reload. */
export function passThrough(app: FastifyInstance, handler: Handler): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.hijack();
      await handler(request.raw, reply.raw);
    });
    scope.all('/*', () => undefined);
  });
}
