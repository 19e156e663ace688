import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@/domain/time/lengths';

/** Another process may still be copying yesterday's snapshot. */
const KEEP_MS = 2 * DAY_MS;

/**
 * Besides the sources, seeded rows depend on the number of games and on the day the sample history counts back from.
 */
export type SnapshotOf = { games: number; now: Date };

/** All files in a folder, recursively, in a stable order. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * The name of the matching snapshot: a hash of the sources, the migrations, the database engine, the number of games
 * and the UTC day. `sources` are files and folders.
 */
export function snapshotName(sources: readonly string[], { games, now }: SnapshotOf): string {
  const hash = createHash('sha256').update(JSON.stringify([games, now.toISOString().slice(0, 10)]));
  const engine = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  for (const source of [engine, ...sources]) {
    for (const file of statSync(source).isFile() ? [source] : filesBelow(source)) hash.update(readFileSync(file));
  }
  return `seeded-${hash.digest('hex').slice(0, 24)}`;
}

/**
 * Creates `folder` atomically: `make` fills a draft, which is then renamed. When another process was first, its folder
 * is kept, since both are equivalent.
 */
async function putWhole(folder: string, make: (draft: string) => Promise<void> | void): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function forgetOld(dir: string, now: Date): void {
  for (const name of readdirSync(dir)) {
    const folder = path.join(dir, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - madeAt > KEEP_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a seeded database at `folder`, which must not exist yet, as a copy of the snapshot `name` in `dir`. If there
 * is no such snapshot, `make` seeds one at the given path, and it is kept for the next start.
 */
export async function layDownSeeded(
  folder: string,
  { dir, name, now }: { dir: string; name: string; now: Date },
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const snapshot = path.join(dir, name);
  if (!existsSync(snapshot)) {
    await putWhole(snapshot, make);
    forgetOld(dir, now);
  }
  await putWhole(folder, (draft) => cpSync(snapshot, draft, { recursive: true, mode: constants.COPYFILE_FICLONE }));
}
