import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The built files of the page client, held in memory: scripts, a style sheet and a font. */
export type ClientFiles = {
  /** Address of a file, with a content hash, so that caches may keep it forever. */
  address(name: string): string;
  read(name: string): { type: string; bytes: Buffer } | null;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads the folder once. Throws when the client has not been built, since no game could be shown without it. */
export function readClientFiles(folder: string): ClientFiles {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => path.extname(name) in TYPES)
      .map((name) => [name, readFileSync(path.join(folder, name))] as const),
  );
  for (const name of ['studio.js', 'studio.css'])
    if (!files.has(name)) throw new Error(`${path.join(folder, name)} is missing: build the studio's client first`);
  const version = createHash('sha256');
  for (const bytes of files.values()) version.update(bytes);
  const tag = version.digest('base64url').slice(0, 12);
  return {
    address: (name) => `/client/${name}?v=${tag}`,
    read(name) {
      const bytes = files.get(name);
      return bytes ? { type: TYPES[path.extname(name)] ?? 'application/octet-stream', bytes } : null;
    },
  };
}
