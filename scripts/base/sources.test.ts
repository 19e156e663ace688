import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { filesBelow, hashSources } from './sources';

/** A temporary tree of the given files. */
function tree(t: TestContext, files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'baize-sources-'));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, hash: () => hashSources(['server', 'lock.json', 'missing'], root) };
}

test('the hash changes with a content, a name and a new file, and with nothing else', (t) => {
  const { write, hash, root } = tree(t, { 'server/a.ts': '1', 'server/b/c.ts': '2', 'lock.json': '{}' });
  const first = hash();
  write('server/a.test.ts', 'a test');
  write('server/dist/main.mjs', 'what was built');
  write('elsewhere/d.ts', '3');
  assert.equal(hash(), first);
  write('server/a.ts', '2');
  const second = hash();
  write('server/d.ts', '');
  const third = hash();
  rmSync(path.join(root, 'server/d.ts'));
  write('server/e.ts', '');
  assert.equal(new Set([first, second, third, hash()]).size, 4);
});

test('files are listed in one order, without what is made', (t) => {
  const { root } = tree(t, { 'b.ts': '', 'a/z.ts': '', 'a/node_modules/x.js': '', '.next-dev/y.js': '', 'a/b.ts': '' });
  assert.deepEqual(filesBelow('.', root), ['a/b.ts', 'a/z.ts', 'b.ts']);
});
