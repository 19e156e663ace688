import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable } from 'node:stream';
import { Explained } from '../base/explain';
import { whenInterrupted } from '../processes/interrupt';
import { findProgram, installPackages, type Environment } from './programs';

/** Debian installs the programs outside the PATH, in one folder per version. */
const DEBIAN = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';
const STARTS_WITHIN_MS = 60_000;

export type PostgresPrograms = { initdb: string; postgres: string };

function versionFolders(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(folder, version, 'bin'));
  } catch {
    return [];
  }
}

/** The programs of the newest PostgreSQL installed; null when one is missing. */
export function findPostgres(env: Environment = process.env, debian = DEBIAN): PostgresPrograms | null {
  const folders = [env.PATH ?? '', ...versionFolders(debian)].join(path.delimiter);
  const find = (name: string) => findProgram(undefined, [name], { PATH: folders });
  const [initdb, postgres] = [find('initdb'), find('postgres')];
  return initdb && postgres ? { initdb, postgres } : null;
}

/** As findPostgres, after installing Debian's package if this user may. */
export async function ensurePostgres(): Promise<PostgresPrograms | null> {
  const found = findPostgres();
  if (found) return found;
  await installPackages(['postgresql']);
  return findPostgres();
}

/** PostgreSQL refuses to run as root, so it runs as the user nobody. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Waits until the server reports that it is ready; throws Explained when it ends first or takes too long. */
function ready(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Explained(`PostgreSQL ${why}:\n\n${said}`));
    const late = setTimeout(() => fail('did not start in time'), STARTS_WITHIN_MS);
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (!said.includes(READY)) return;
      clearTimeout(late);
      resolve();
    });
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => {
      clearTimeout(late);
      fail('did not start');
    });
  });
}

/**
 * Starts a PostgreSQL server with a new, empty cluster that is deleted when it stops. Only this user and the server's
 * own can connect: it listens on a socket in its folder only. Resolves with { url, stop }.
 */
export async function startPostgres({ initdb, postgres }: PostgresPrograms) {
  const [folder, as] = [mkdtempSync(path.join(tmpdir(), 'baize-postgres-')), servant()];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (as) chownSync(folder, as.uid, as.gid);
    const data = path.join(folder, 'data');
    const making = ['-D', data, '-U', 'baize', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(initdb, making, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const server = spawn(postgres, ['-D', data, '-k', folder, '-h', '', '-F', '-c', 'max_connections=200'], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('close', resolve));
    const stop = async () => {
      // An immediate shutdown, since the data is thrown away.
      server.kill('SIGQUIT');
      await ended;
      remove();
    };
    whenInterrupted(stop);
    process.once('exit', () => server.kill('SIGKILL'));
    await ready(server);
    return { url: `postgres://baize@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

export const NO_POSTGRES = `NOT TESTED on PostgreSQL: not installed here. On Debian or Ubuntu:

  sudo apt-get install --no-install-recommends postgresql`;
