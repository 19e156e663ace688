import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../base/startError';
import { isRunning, ownIdentity, type ProcessIdentity } from './processIdentity';

/** Writes the identity to `file` unless the file exists. Linking is atomic, so nobody reads a half-written lock. */
function claim(file: string, owner: ProcessIdentity): boolean {
  const draft = `${file}.${owner.pid}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Who holds the lock; null when the file is missing or unreadable. */
function holderOf(file: string): ProcessIdentity | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { pid, startedAt } = parsed as Partial<ProcessIdentity>;
    return typeof pid === 'number' ? { pid, startedAt: typeof startedAt === 'string' ? startedAt : null } : null;
  } catch {
    return null;
  }
}

function refuse(folder: string, holder: ProcessIdentity | null): never {
  const who = holder ? `process ${holder.pid}` : 'another process';
  throw new StartError(
    `The database folder ${folder} is in use by ${who}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

/**
 * Makes this process the owner of a PGlite folder: with two owners, rows are lost silently, because PGlite does not
 * detect it. The lock file is next to the folder. The lock of a dead process is taken over; a second file guards the
 * takeover against races. Returns the release function; throws StartError when the folder has a live owner.
 */
export function lockFolder(folder: string): () => void {
  const own = ownIdentity();
  const file = `${path.resolve(folder)}.lock`;
  const guard = `${file}.takeover`;
  mkdirSync(path.dirname(file), { recursive: true });

  const release = () => {
    if (holderOf(file)?.pid === own.pid) rmSync(file, { force: true });
  };
  if (claim(file, own)) return release;

  const holder = holderOf(file);
  if (holder && isRunning(holder)) refuse(folder, holder);
  if (!claim(guard, own)) {
    const rival = holderOf(guard);
    if (rival && isRunning(rival)) refuse(folder, rival);
    throw new StartError(`A start was cut off while it took over ${folder}. Delete ${guard} and start again.`);
  }
  try {
    // Read again: the lock may have changed hands before the guard was taken.
    const present = holderOf(file);
    if (present && isRunning(present)) refuse(folder, present);
    rmSync(file, { force: true });
    if (!claim(file, own)) refuse(folder, holderOf(file));
    return release;
  } finally {
    rmSync(guard, { force: true });
  }
}
