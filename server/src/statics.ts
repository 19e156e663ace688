import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Folders whose files are answered as they lie. */
export type StaticFolders = {
  /** The build's `static` folder: names carry a hash, so a copy is good for ever. */
  build: string;
  /** Files under their own names. */
  public: string;
};

/** A worker lives by the policy that came with its script: it may load parts of the build and ask our own backend. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the build's files under /_next/static/, compressed where build.ts laid a compressed copy beside, and public/. */
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
    // One route a file: a catch-all would stand before the pages.
    void app.register(fastifyStatic, { ...common, maxAge: '1h', root: folders.public, prefix: '/', wildcard: false });
  }
}
