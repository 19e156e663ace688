import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { precompress } from '../../build';
import type { TextStore } from '../cache/secondLevel';
import { createSharedFiles } from '../cache/sharedFiles';
import { createTestHost } from '../testing/testHost';

const OLD = 'self.build="old";'.repeat(100);
const OLD_FILE = '/_next/static/chunks/pages/casino/games/%5Bgame%5D-0a1b.js';

function createMapStore() {
  const texts = new Map<string, string>();
  const store: TextStore = {
    get: async (name) => texts.get(name),
    set: async (name, value) => texts.set(name, value),
  };
  return { texts, store };
}

/** The folder of a build with one script, and a font. */
async function createBuild(t: TestContext, name: string, script: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, script);
  writeFileSync(path.join(folder, 'sans.woff2'), 'font');
  await precompress(folder);
  return { build: folder, public: '/nowhere' };
}

const oldBuild = (t: TestContext) => createBuild(t, 'chunks/pages/casino/games/[game]-0a1b.js', OLD);
const newBuild = (t: TestContext) => createBuild(t, 'chunks/pages/casino/games/[game]-2c3d.js', 'self.build="new";');

test('hosts of two builds answer for the files of both, as their own build does', async (t) => {
  const { store } = createMapStore();
  const before = createTestHost({ folders: await oldBuild(t), store });
  const after = createTestHost({ folders: await newBuild(t), store });
  const own = await before.get(OLD_FILE, { 'accept-encoding': 'br' });
  const foreign = await after.get(OLD_FILE, { 'accept-encoding': 'br' });
  assert.equal(own.statusCode, 200);
  assert.equal(foreign.statusCode, 200);
  assert.deepEqual(foreign.rawPayload, own.rawPayload);
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'content-security-policy', 'vary'])
    assert.equal(foreign.headers[name], own.headers[name], name);
  assert.equal((await after.get(OLD_FILE)).body, OLD);
  assert.equal((await before.get(OLD_FILE.replace('0a1b', '2c3d'))).body, 'self.build="new";');
  assert.equal((await after.ask('HEAD', OLD_FILE)).statusCode, 200);
});

test('nothing but whole files of a build is answered', async (t) => {
  const { store, texts } = createMapStore();
  const before = createTestHost({ folders: await oldBuild(t), store });
  const after = createTestHost({ folders: await newBuild(t), store });
  await before.get('/healthz');
  texts.set('baize:file:page.html', 'x');
  for (const address of ['gone-1.js', '../secret.js', '%2e%2e/secret.js', 'page.html', 'chunks'])
    assert.equal((await after.get(`/_next/static/${address}`)).statusCode, 404, address);
  assert.equal((await after.ask('POST', OLD_FILE)).statusCode, 405);
  const [[name, text]] = [...texts].filter(([each]) => each.includes('0a1b')) as [[string, string]];
  for (const damaged of ['garbage', text.slice(0, -20), text.replace('"body":"', '"body":"AAAA')]) {
    texts.set(name, damaged);
    assert.equal((await after.get(OLD_FILE)).statusCode, 404);
  }
  const alone = createTestHost({ folders: await newBuild(t) });
  assert.equal((await alone.get(OLD_FILE)).statusCode, 404);
});

test('files that are gone before they were read do not end their writing: it is not whole, and is tried again', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  t.after(remove);
  for (let index = 0; index < 20; index++) writeFileSync(path.join(folder, `${index}.js`), 'x');
  const errors: unknown[] = [];
  const store: TextStore = { get: async () => undefined, set: async () => (remove(), 'OK') };
  const files = createSharedFiles({ store, folder, now: () => 0, onError: (error) => errors.push(error) });
  assert.equal(await files.publish(), false);
  assert.ok(errors.length > 0);
});
