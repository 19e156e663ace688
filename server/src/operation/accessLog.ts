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

/** What an answer was: a call to the backend, a file of the build, or a page. */
export type AnswerKind = 'call' | 'file' | 'page';

function kindOf(url: string): AnswerKind {
  if (url.startsWith('/api/') || url.startsWith('/socket.io')) return 'call';
  return url.startsWith('/_next/static/') ? 'file' : 'page';
}

/**
 * Logs one line per answer that was not cached: method, path, status, milliseconds. No header values, no query.
 * `onAnswer` counts it, its time in seconds.
 */
export function logAnswers(
  app: FastifyInstance,
  onAnswer: (kind: AnswerKind, status: number, seconds: number) => void,
): void {
  app.decorateRequest('fromCache', false);
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.fromCache && !request.routeOptions.config.quiet) {
      const { method, url } = request;
      const ms = Math.round(reply.elapsedTime);
      onAnswer(kindOf(url), reply.statusCode, reply.elapsedTime / 1_000);
      request.log.info({ method, path: withoutQuery(url), status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
