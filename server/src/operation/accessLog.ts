import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not logged, for frequent probes. */
    quiet?: boolean;
  }
  interface FastifyRequest {
    /** Answered from the cache: counted, not logged. */
    fromCache: boolean;
  }
}

/** A URL without its query, which may hold tokens, email addresses and search terms. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Logs one line per answer that was not cached: method, path, status, milliseconds. No header values, no query. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('fromCache', false);
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.fromCache && !request.routeOptions.config.quiet) {
      const { method, url } = request;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method, path: withoutQuery(url), status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
