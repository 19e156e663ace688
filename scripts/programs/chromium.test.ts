import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findChromium, findTestChromium } from './chromium';

test('Chromium is the program CHROMIUM_PATH names, else the first on the PATH, else none', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-path-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const program = path.join(folder, 'chromium');
  writeFileSync(program, '');
  assert.equal(findChromium({ PATH: folder }), undefined, 'not a program');
  chmodSync(program, 0o755);
  assert.equal(findChromium({ PATH: `/nowhere:${folder}` }), program);
  assert.equal(findChromium({ PATH: '', CHROMIUM_PATH: program }), program);
  assert.equal(findChromium({ PATH: '' }), undefined);
});

test('tests take the shell before the browser, and the browser where there is no shell', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-path-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const add = (name: string) => {
    writeFileSync(path.join(folder, name), '', { mode: 0o755 });
    return path.join(folder, name);
  };
  const browser = add('chromium');
  assert.equal(findTestChromium({ PATH: folder }), browser);
  const shell = add('chromium-headless-shell');
  assert.equal(findTestChromium({ PATH: folder }), shell);
  assert.equal(findChromium({ PATH: folder }), browser);
});

test('a CHROMIUM_PATH that leads nowhere is refused by name, not passed over', () => {
  assert.throws(
    () => findChromium({ PATH: process.env.PATH, CHROMIUM_PATH: '/nowhere/chromium' }),
    /CHROMIUM_PATH=\/nowhere/,
  );
});
