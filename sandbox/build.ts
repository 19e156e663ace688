// Builds the sandbox: the server (backend and studio in one process) and the page client of the studio.
//   node scripts/run.mjs sandbox/build.ts
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const inside = (...parts: string[]) => path.join(here, ...parts);

const shared: BuildOptions = {
  absWorkingDir: path.join(here, '..'),
  bundle: true,
  format: 'esm',
  tsconfig: inside('../tsconfig.json'),
  logLevel: 'warning',
};

/** The server and its threads for pictures and passwords, for Node; packages stay outside and are found from where the bundle lies. */
const buildServer = () =>
  build({
    ...shared,
    entryPoints: {
      main: inside('src/main.ts'),
      pictureWorker: inside('src/pictures/worker.ts'),
      passwordWorker: inside('src/casino/accounts/passwords/passwordWorker.ts'),
    },
    outdir: inside('dist'),
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
  });

/** Built name → where it is made from; a style sheet beside the scripts. */
const CLIENT = [
  { out: 'studio', file: 'main.ts' },
  { out: 'dice', file: 'dice/main.ts' },
  { out: 'verify', file: 'dice/verify.ts' },
  { out: 'table', file: 'table/main.ts' },
  { out: 'studio', file: 'studio.css' },
];

/** The studio's pages: a script for each kind of game and one for checking dice, one style sheet, fonts. */
export const buildStudioClient = (outdir = inside('dist/studio')) =>
  build({
    ...shared,
    entryPoints: CLIENT.map(({ out, file }) => ({ in: inside('src/studio/client', file), out })),
    outdir,
    assetNames: '[name]',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    loader: { '.woff2': 'file' },
  });

export const buildSandbox = () => Promise.all([buildServer(), buildStudioClient()]);

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSandbox();
