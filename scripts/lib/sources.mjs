import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from './root.mjs';

/** What is made, not written. */
const MADE = new Set(['node_modules', 'dist', '.next', '.data', '.git']);

/** Every file below a path of the repository (or the file itself), as relative paths in a stable order. */
export function filesBelow(start, root = ROOT) {
  const full = path.join(root, start);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && !entry.name.startsWith('.next'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.posix.join(start, entry.name), root));
}

/** One hash over names and contents of all files below the given paths; tests do not count, they are never built. */
export function hashSources(starts, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of starts.flatMap((start) => filesBelow(start, root)).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The text of a file of the repository. */
export const readSource = (file) => readFileSync(inRoot(file), 'utf8');
