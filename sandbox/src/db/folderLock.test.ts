import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { lockFolder } from './folderLock';
import { isRunning, ownIdentity } from './processIdentity';

const root = mkdtempSync(path.join(tmpdir(), 'baize-lock-'));
after(() => rmSync(root, { recursive: true }));

let count = 0;
const newFolder = () => path.join(root, `db${++count}`);
const writeLock = (folder: string, text: string) => writeFileSync(`${folder}.lock`, text);

/** A process that takes the lock, reports it and runs until it is killed. */
async function holder(folder: string) {
  const script = `import { lockFolder } from '${path.join(import.meta.dirname, 'folderLock.ts')}';
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

test('a folder has one owner; it is free again after the release', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  assert.throws(() => lockFolder(folder), /in use by process \d+.*DATA_DIR/);
  release();
  lockFolder(folder)();
  assert.deepEqual(
    readdirSync(root).filter((name) => name.startsWith(path.basename(folder))),
    [],
  );
});

test('another process is refused while the owner lives and takes over once it was killed', async () => {
  const folder = newFolder();
  const child = await holder(folder);
  assert.throws(() => lockFolder(folder), new RegExp(`in use by process ${child.pid}`));
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.ok(existsSync(`${folder}.lock`), 'a killed process leaves its lock behind');
  lockFolder(folder)();
});

test(
  'a living process that only inherited the pid does not hold the folder',
  { skip: process.platform === 'win32' },
  () => {
    const folder = newFolder();
    writeLock(folder, JSON.stringify({ pid: process.pid, startedAt: 'another start' }));
    lockFolder(folder)();
  },
);

test('an unreadable lock does not hold the folder', () => {
  for (const text of ['', '{', 'null', '{"pid":"x"}']) {
    const folder = newFolder();
    writeLock(folder, text);
    lockFolder(folder)();
  }
});

test('a takeover that was cut off is not guessed about: the message names the file to delete', () => {
  const folder = newFolder();
  const dead = JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'gone' });
  writeLock(folder, dead);
  writeFileSync(`${folder}.lock.takeover`, dead);
  assert.throws(() => lockFolder(folder), /Delete .*\.lock\.takeover/);
});

test('the release of a lock that has another owner by now leaves it alone', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  writeLock(folder, JSON.stringify({ pid: 1, startedAt: null }));
  release();
  assert.ok(existsSync(`${folder}.lock`));
});

test('this process runs, and process 1 does although it belongs to somebody else', () => {
  assert.ok(isRunning(ownIdentity()));
  assert.ok(isRunning({ pid: 1, startedAt: null }));
});
