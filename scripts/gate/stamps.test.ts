import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createStamps, inputsOf } from './stamps';

test('a step is found green with the inputs it was green with, until it is red or they change', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-stamps-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'new', 'green.json');
  const stamps = createStamps(file);
  const green = { passed: 3, failed: 0, skipped: 1 };
  assert.equal(stamps.find('unit', 'a'), null);
  stamps.note('unit', 'a', green);
  stamps.note('lint', 'a', { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(stamps.find('unit', 'a'), green);
  assert.equal(stamps.find('unit', 'b'), null);
  assert.equal(stamps.find('lint', 'a'), null);
  stamps.note('unit', 'a', { passed: 3, failed: 1, skipped: 0 });
  assert.equal(stamps.find('unit', 'a'), null);
  stamps.note('postgres', 'a', { passed: 0, failed: 0, skipped: 1 });
  assert.equal(stamps.find('postgres', 'a'), null);
  writeFileSync(file, 'cut off {');
  assert.equal(stamps.find('unit', 'a'), null);
});

test('inputs are other ones with another folder, and when the step is told otherwise', () => {
  const all = [inputsOf(['docs']), inputsOf(['docs', 'tests']), inputsOf(['docs'], { KILLS: '7' })];
  assert.equal(new Set(all).size, 3);
  assert.equal(inputsOf(['docs']), all[0]);
});
