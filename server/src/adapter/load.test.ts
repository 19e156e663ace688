import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadAdapter } from './load';

const OPTIONS = { hosts: [], strict: true, onAnswer: () => undefined };

test('a file that is no adapter is named with what is wrong', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adapter-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  await assert.rejects(loadAdapter(path.join(folder, 'none.mjs'), OPTIONS), /ADAPTER: .*none\.mjs could not be loaded/);
  await assert.rejects(
    loadAdapter(file('a.mjs', 'export default {'), OPTIONS),
    /ADAPTER: .*a\.mjs could not be loaded/,
  );
  await assert.rejects(loadAdapter(file('b.mjs', 'export const a = 1'), OPTIONS), /must export defineAdapter/);
  const adapter = await loadAdapter(file('c.mjs', 'export default () => ({ studios: () => null })'), OPTIONS);
  assert.equal(adapter.adapts('default', 'GET', '/api/core/casino/studios'), true);
});
