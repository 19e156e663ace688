import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { findPostgres, startPostgres } from './postgres';

function place(folder: string, ...programs: string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const program of programs) {
    writeFileSync(path.join(folder, program), '');
    chmodSync(path.join(folder, program), 0o755);
  }
}

function tempFolder(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-programs-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a server is found on the PATH, else the newest of Debian’s; half of one is none', (t) => {
  const folder = tempFolder(t);
  const [own, debian] = [path.join(folder, 'own'), path.join(folder, 'debian')];
  assert.equal(findPostgres({ PATH: own }, debian), null);
  place(path.join(debian, '9', 'bin'), 'initdb', 'postgres');
  place(path.join(debian, '15', 'bin'), 'initdb', 'postgres');
  assert.equal(findPostgres({ PATH: own }, debian)?.postgres, path.join(debian, '15', 'bin', 'postgres'));
  place(own, 'initdb', 'postgres');
  assert.equal(findPostgres({ PATH: own }, debian)?.initdb, path.join(own, 'initdb'));

  const half = path.join(folder, 'half');
  place(half, 'postgres');
  assert.equal(findPostgres({ PATH: half }, path.join(folder, 'nothing')), null);
});

test('a server starts for us alone, and its folder is gone once it was stopped', { timeout: 600_000 }, async (t) => {
  const programs = findPostgres();
  if (!programs) return t.skip('no PostgreSQL here');
  const { url, stop } = await startPostgres(programs);
  const folder = new URL(url).searchParams.get('host')!;
  assert.ok(existsSync(path.join(folder, '.s.PGSQL.5432')));
  const mode = execFileSync('stat', ['-c', '%a', folder], { encoding: 'utf8' }).trim();
  assert.equal(mode, '700');
  await stop();
  assert.ok(!existsSync(folder));
});

test('a server that cannot start says why', async (t) => {
  const programs = findPostgres();
  if (!programs) return t.skip('no PostgreSQL here');
  await assert.rejects(startPostgres({ ...programs, postgres: '/bin/false' }), /PostgreSQL did not start/);
});
