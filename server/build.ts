import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const DIST = path.join(root, 'server/dist');

/**
 * Bundles the host into server/dist/main.mjs, and what only an adapter needs (the contract) into a part beside it.
 * Packages stay outside and are resolved from there.
 */
export async function buildHost() {
  // Parts of an earlier build have other names.
  const old = existsSync(DIST) ? readdirSync(DIST).filter((name) => /\.mjs(?:\.map)?$/.test(name)) : [];
  for (const name of old) rmSync(path.join(DIST, name));
  return build({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts'],
    outdir: 'server/dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'warning',
  });
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|map)$/;
/** Smaller files do not get smaller by it. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const STRONGEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Lays .br and .gz copies beside the files of a folder; run after `next build`. Resolves to the number of files. */
export async function precompress(folder = path.join(root, '.next/static')): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  let done = 0;
  for (const file of files) {
    const name = path.join(file.parentPath, file.name);
    const bytes = await readFile(name);
    if (bytes.length < MIN_BYTES) continue;
    const [br, gz] = await Promise.all([brotli(bytes, STRONGEST), zip(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
    done++;
  }
  return done;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildHost();
