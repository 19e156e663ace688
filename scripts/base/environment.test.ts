import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { documentedVariables, loadEnvironment } from './environment';

test('.env fills in what the process does not have, and an empty value means not set', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-env-'));
  const names = ['BAIZE_A', 'BAIZE_B', 'BAIZE_C'];
  t.after(() => {
    rmSync(folder, { recursive: true });
    for (const name of names) delete process.env[name];
  });
  const file = path.join(folder, '.env');
  writeFileSync(file, '# a comment\nBAIZE_A=file\nBAIZE_B=file\nBAIZE_C=\n');
  process.env.BAIZE_A = 'process';
  loadEnvironment(file);
  assert.deepEqual(
    names.map((name) => process.env[name]),
    ['process', 'file', undefined],
  );
});

test('no .env is no error', () => loadEnvironment('/nowhere/.env'));

test('the documented variables are the assignments of the example', () => {
  assert.deepEqual(documentedVariables('# PORT=1 in a comment\nPORT=3000\nAPI_URL=\n'), ['PORT', 'API_URL']);
});
