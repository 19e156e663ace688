import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type FastifyInstance } from 'fastify';

/** Shorter answers are not worth compressing. */
const LEAST_CHARACTERS = 16 * 1024;

const compressed = promisify(gzip);

/**
 * Gzips long JSON answers (the search index has a third of a megabyte); answers 304 when the client's copy is current.
 */
export function lightenAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
    const etag = reply.getHeader('etag');
    if (etag !== undefined && headers['if-none-match'] === etag) {
      void reply.code(304).removeHeader('content-type');
      return null;
    }
    if (payload.length < LEAST_CHARACTERS) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed(payload);
  });
}
