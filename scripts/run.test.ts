import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot, ROOT } from './base/root';

test('a command runs at the root with its own arguments, and its exit code is the answer', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-run-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'command.ts');
  writeFileSync(
    file,
    `const said: unknown = [process.cwd(), ...process.argv.slice(1)];
    console.log(JSON.stringify(said));
    process.exit(7);`,
  );
  const args = [inRoot('scripts/run.mjs'), file, '--check', 'a b'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  assert.deepEqual(JSON.parse(stdout), [ROOT, file, '--check', 'a b']);
  assert.equal(status, 7);
});

test('without a file it says what it wants', () => {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/run.mjs')], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^\nWhich file .*\n$/);
});
