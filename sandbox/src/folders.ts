import { fileURLToPath } from 'node:url';

/**
 * Folders of the workspace that are read at run time. This file stands beside main.ts because `..` is then the
 * workspace both in the sources (src/) and in the bundle (dist/).
 */
const inWorkspace = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** SQL migrations, written by drizzle-kit and applied at start. */
export const MIGRATIONS = inWorkspace('migrations');
/** Static files served below /api/core/casino/assets/. */
export const ASSETS = inWorkspace('assets');
/** The thread that draws covers: bundled beside the server, or its source when the sandbox runs from its sources. */
export const ARTWORK_WORKER = inWorkspace(
  import.meta.url.endsWith('.ts') ? 'src/artwork/workerFromSource.mjs' : 'dist/artworkWorker.mjs',
);
/** The thread for passwords, found in the same way. */
export const PASSWORD_WORKER = inWorkspace(
  import.meta.url.endsWith('.ts') ? 'src/accounts/passwordWorkerFromSource.mjs' : 'dist/passwordWorker.mjs',
);
/** The built client of the studio's pages. */
export const STUDIO_CLIENT = inWorkspace('dist/studio');
/** What the seeded rows come from: the bundle, or the sources that would be in it; the folders of the repository beside them. */
export const SEED_SOURCES: readonly string[] = (
  import.meta.url.endsWith('.ts')
    ? ['src', '../domain', '../contract', '../themes', 'migrations']
    : ['dist/main.mjs', 'migrations']
).map(inWorkspace);
