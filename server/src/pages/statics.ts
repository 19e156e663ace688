import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SharedFiles } from '../cache/sharedFiles';
import { answerOtherBuilds, publishFiles } from './otherBuilds';

/** Folders whose files are served unchanged. */
export type StaticFolders = {
  /** The build's `static` folder: file names contain a hash, so they can be cached forever. */
  build: string;
  /** Files under their own names. */
  public: string;
};

/** The policy of a worker comes with its script: it may load parts of the build and call the site's own origin. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const BUILD = '/_next/static';
const LASTING = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': SCRIPT_POLICY,
} as const;

/**
 * Serves the build's files under /_next/static/, using the compressed copies that build.ts creates, and public/. Files
 * of other builds come from `shared`.
 */
export function addStatics(app: FastifyInstance, folders: StaticFolders, shared?: SharedFiles): void {
  const common = { index: false, decorateReply: false, preCompressed: true } as const;
  if (existsSync(folders.build)) {
    const setHeaders = (reply: FastifyReply) => void reply.headers(LASTING);
    void app.register(
      async (scope) => {
        if (shared) {
          publishFiles(scope, shared);
          scope.setNotFoundHandler(answerOtherBuilds(shared, `${BUILD}/`, LASTING));
        }
        await scope.register(fastifyStatic, {
          ...common,
          cacheControl: false,
          setHeaders,
          root: folders.build,
          prefix: '/',
        });
      },
      { prefix: BUILD },
    );
  }
  if (existsSync(folders.public)) {
    // One route per file: a catch-all would take precedence over the pages.
    void app.register(fastifyStatic, { ...common, maxAge: '1h', root: folders.public, prefix: '/', wildcard: false });
  }
}
