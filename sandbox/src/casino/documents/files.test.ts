import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { createDocumentFiles, MOST_READ_BYTES } from './files';

async function open(t: TestContext) {
  const root = await mkdtemp(path.join(tmpdir(), 'baize-files-'));
  t.after(() => rm(root, { recursive: true }));
  const folder = path.join(root, 'documents');
  return { folder, files: createDocumentFiles(folder) };
}

test('a file is counted and hashed while it arrives, and only its owner’s process may read it', async (t) => {
  const { folder, files } = await open(t);
  const received = await files.receive(Readable.from([Buffer.from('ab'), Buffer.from('c')]));
  assert.ok(received !== 'tooLarge');
  assert.equal(received.size, 3);
  assert.equal(received.sha256, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  await files.keep(received.name);
  assert.equal((await stat(files.kept(received.name))).mode & 0o777, 0o600);
  assert.deepEqual(await readdir(path.join(folder, 'incoming')), []);
});

test('a stream that never ends is cut, and leaves nothing', async (t) => {
  const { folder, files } = await open(t);
  let given = 0;
  const piece = Buffer.alloc(1024 * 1024);
  const endless = new Readable({
    read() {
      given += piece.length;
      this.push(piece);
    },
  });
  await assert.rejects(files.receive(endless), /does not end/);
  assert.ok(given < MOST_READ_BYTES * 1.5);
  assert.deepEqual(await readdir(path.join(folder, 'incoming')), []);
});

test('the sweep removes what arrived half or is known to nobody, and nothing else', async (t) => {
  const { folder, files } = await open(t);
  const [known, lost, half] = await Promise.all(
    ['known', 'lost', 'half'].map(async (text) => {
      const received = await files.receive(Readable.from([Buffer.from(text)]));
      assert.ok(received !== 'tooLarge');
      return received.name;
    }),
  );
  await Promise.all([files.keep(known!), files.keep(lost!)]);
  await writeFile(path.join(folder, 'README'), 'not ours');
  await files.sweep(new Set([known!]));
  assert.deepEqual((await readdir(folder)).sort(), ['README', known].sort());
  await assert.rejects(stat(files.incoming(half!)));
});

test('names that are not ours lead nowhere', async (t) => {
  const { files } = await open(t);
  for (const name of ['', '../secret', `${'a'.repeat(32)}/..`, 'A'.repeat(32)]) {
    assert.throws(() => files.kept(name), /No name/);
  }
});
