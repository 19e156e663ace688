import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { layDownSeeded, snapshotName } from './seedSnapshot';

const NOW = new Date('2026-11-20T12:00:00.000Z');

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-snapshot-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A fake seed that writes how often it was called. */
function seeding() {
  let times = 0;
  return (folder: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'rows'), String((times += 1)));
    return Promise.resolve();
  };
}

test('the first start seeds and keeps it, the next ones of the same name get a copy of their own', async (t) => {
  const root = folderOf(t);
  const [dir, make] = [path.join(root, 'kept'), seeding()];
  const start = async (data: string, name: string) => {
    await layDownSeeded(path.join(root, data, 'db'), { dir, name, now: NOW }, make);
    return readFileSync(path.join(root, data, 'db/rows'), 'utf8');
  };
  assert.equal(await start('one', 'a'), '1');
  writeFileSync(path.join(root, 'one/db/rows'), 'played');
  assert.equal(await start('two', 'a'), '1');
  assert.equal(await start('three', 'b'), '2');
  assert.deepEqual(readdirSync(dir).sort(), ['a', 'b']);
});

test('a seeding that fails keeps nothing, neither for the next start nor for this one', async (t) => {
  const root = folderOf(t);
  const [dir, folder] = [path.join(root, 'kept'), path.join(root, 'db')];
  const fail = async (draft: string) => {
    mkdirSync(draft, { recursive: true });
    throw new Error('half of it');
  };
  await assert.rejects(layDownSeeded(folder, { dir, name: 'a', now: NOW }, fail), /half of it/);
  assert.deepEqual([readdirSync(dir), existsSync(folder)], [[], false]);
});

test('snapshots of days gone by are taken away when a new one is made', async (t) => {
  const root = folderOf(t);
  for (const [name, days] of [
    ['old', 3],
    ['yesterday', 1],
  ] as const) {
    mkdirSync(path.join(root, name));
    const at = new Date(NOW.getTime() - days * 86_400_000);
    utimesSync(path.join(root, name), at, at);
  }
  await layDownSeeded(path.join(root, 'data/db'), { dir: root, name: 'a', now: NOW }, seeding());
  assert.deepEqual(readdirSync(root).sort(), ['a', 'data', 'yesterday']);
});

test('the name follows the sources, the size of the catalogue and the UTC day, and nothing else', (t) => {
  const root = folderOf(t);
  const source = path.join(root, 'seed.ts');
  writeFileSync(source, 'one');
  const name = (games = 2_400, at = '2026-11-20T12:00:00.000Z') => snapshotName([root], { games, now: new Date(at) });
  const first = name();
  assert.equal(name(2_400, '2026-11-20T23:59:59.999Z'), first);
  assert.notEqual(name(2_400, '2026-11-21T00:00:00.000Z'), first);
  assert.notEqual(name(20), first);
  writeFileSync(source, 'two');
  assert.notEqual(name(), first);
});
