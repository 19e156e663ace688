import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from './root';

/** Generated files and folders. */
const MADE = new Set([
  'node_modules',
  'dist',
  '.next',
  '.data',
  '.git',
  '.cache',
  'test-results',
  'tsconfig.tsbuildinfo',
]);

/** Every file below a path of the repository (or the file itself), as relative paths in a stable order. */
export function filesBelow(start: string, root = ROOT): string[] {
  const full = path.join(root, start);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && !entry.name.startsWith('.next'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.posix.join(start, entry.name), root));
}

/** Tests are not part of any build. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** One hash over names and contents of files, in the given order. */
function hashOf(files: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** One hash over all files below the given paths. */
export const hashFiles = (starts: readonly string[], root = ROOT): string =>
  hashOf(
    starts.flatMap((start) => filesBelow(start, root)),
    root,
  );

/** The same without tests. */
export const hashSources = (starts: readonly string[], root = ROOT): string =>
  hashOf(
    starts.flatMap((start) => filesBelow(start, root)).filter((file) => !isTest(file)),
    root,
  );

/** The text of a file of the repository. */
export const readSource = (file: string): string => readFileSync(inRoot(file), 'utf8');
