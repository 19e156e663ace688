import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../answers/negotiate';
import { isRead, refuseRoute } from '../answers/refusals';
import type { SharedFile, SharedFiles } from '../cache/sharedFiles';

/** How often the files are written again, so that they live on and a store that lost them has them again. */
const AGAIN_MS = 10 * 60 * 1000;
/** After a try that wrote only some. */
const SOON_MS = 10_000;
/** A host does not wait longer for the store before it takes requests. */
const START_MS = 3_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

function nameIn({ url }: FastifyRequest, prefix: string): string {
  try {
    return decodeURIComponent(url.slice(prefix.length).split('?', 1)[0]!);
  } catch {
    return '';
  }
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { body, isBrotli }: SharedFile): FastifyReply {
  if (!isBrotli) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  if (encodingFor(headers['accept-encoding'] as string | undefined) !== 'br')
    return reply.send(brotliDecompressSync(body));
  return reply.header('content-encoding', 'br').send(body);
}

/** Writes the files of this build before the host takes requests, and again while it runs. */
export function publishFiles(app: FastifyInstance, files: SharedFiles): void {
  let timer: NodeJS.Timeout | undefined;
  const publish = async (): Promise<void> => {
    const isWhole = await files.publish();
    timer = setTimeout(() => void publish(), isWhole ? AGAIN_MS : SOON_MS).unref();
  };
  app.addHook('onReady', async () => {
    await Promise.race([publish(), sleep(START_MS, undefined, { ref: false })]);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/**
 * Answers files below `prefix` that this build does not have from those of the other hosts' builds; `lasting` are the
 * headers of a build's file.
 */
export const answerOtherBuilds =
  (files: SharedFiles, prefix: string, lasting: Readonly<Record<string, string>>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = nameIn(request, prefix);
    const type = TYPES[path.extname(name)];
    const file = isRead(request) && type ? await files.get(name) : undefined;
    if (!file || !type) return refuseRoute(request, reply);
    return send(request, reply.code(200).headers(lasting).type(type), file);
  };
