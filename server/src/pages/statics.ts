import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Folders whose files are served unchanged. */
export type StaticFolders = {
  /** The build's `static` folder: file names contain a hash, so they can be cached forever. */
  build: string;
  /** Files under their own names. */
  public: string;
};

/** The policy of a worker comes with its script: it may load parts of the build and call the site's own origin. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the build's files under /_next/static/, using the compressed copies that build.ts creates, and public/. */
export function addStatics(app: FastifyInstance, folders: StaticFolders): void {
  const common = { index: false, decorateReply: false, preCompressed: true } as const;
  if (existsSync(folders.build)) {
    const lasting = { immutable: true, maxAge: '1y' } as const;
    const setHeaders = (reply: FastifyReply) => void reply.header('content-security-policy', SCRIPT_POLICY);
    void app.register(fastifyStatic, {
      ...common,
      ...lasting,
      setHeaders,
      root: folders.build,
      prefix: '/_next/static/',
    });
  }
  if (existsSync(folders.public)) {
    // One route per file: a catch-all would take precedence over the pages.
    void app.register(fastifyStatic, { ...common, maxAge: '1h', root: folders.public, prefix: '/', wildcard: false });
  }
}
