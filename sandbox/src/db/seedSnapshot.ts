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

const DAY_MS = 86_400_000;
/** Another start may still be copying one of yesterday. */
const KEEP_MS = 2 * DAY_MS;

/** What the seeded rows come from besides the sources: how many games, and the day that the sample players count back from. */
export type SnapshotOf = { games: number; now: Date };

/** Every file below a folder, in a stable order. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * The name of the snapshot that fits: it changes with the sources, the migrations, the database's engine, the number of games
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
 * Puts at `folder` what `make` puts at the path it is given, whole or not at all. When another process was first, its folder
 * stays: it is as good.
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

/** Takes away the snapshots that no start of today asks for. */
function forgetOld(dir: string, now: Date): void {
  for (const name of readdirSync(dir)) {
    const folder = path.join(dir, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - madeAt > KEEP_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lays a seeded database down at `folder`, which must not exist yet: a copy of the snapshot of this name in `dir`. Where there
 * is none, `make` seeds one at the path it is given and closes it, and it is kept for the next start.
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
