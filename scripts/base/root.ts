import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root, so that every command works from any directory. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
