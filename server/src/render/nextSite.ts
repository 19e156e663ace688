import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import type { Handler } from './render';

/** The id of the build in a folder. Throws an error with a message for the user when there is none. */
export function buildIdOf(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  } catch {
    throw new Error('The site is not built yet: run `npm run build` first.');
  }
}

const notPrepared: Handler = () => {
  throw new Error('Next is not prepared yet');
};

/**
 * Next as a request handler; `prepare` loads it. In development it needs the listening server for hot reload. In
 * production it gets one that never listens, because it would add its own upgrade listener and answer the socket a
 * second time.
 */
export function createNextSite(root: string, dev: boolean) {
  let handle = notPrepared;
  const handler: Handler = (request, response) => handle(request, response);
  return {
    handler,
    async prepare(server: Server): Promise<void> {
      const app = next({ dev, dir: root, webpack: true, httpServer: dev ? server : createServer() });
      await app.prepare();
      handle = app.getRequestHandler();
    },
  };
}
