import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { findOtherBrowsers, sayMissing } from './otherBrowsers';

function folderWith(t: TestContext, ...programs: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-browsers-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const program of programs) {
    writeFileSync(path.join(folder, program), '');
    chmodSync(path.join(folder, program), 0o755);
  }
  return folder;
}

test('a browser counts as found when all its programs are there, and the missing are named with their packages', (t) => {
  const folder = folderWith(t, 'firefox-esr', 'WebKitWebDriver');
  const { programs, missing } = findOtherBrowsers({ PATH: folder });
  assert.deepEqual(programs, { FIREFOX_PATH: path.join(folder, 'firefox-esr') });
  assert.deepEqual(
    missing.map(({ name }) => name),
    ['WebKitGTK'],
  );
  assert.match(sayMissing(missing), /^NOT TESTED in WebKitGTK.*\n\n.* webkit2gtk-driver xvfb$/s);
});

test('where both are there nothing is said', (t) => {
  const folder = folderWith(t, 'firefox-esr', 'WebKitWebDriver', 'Xvfb');
  const { programs, missing } = findOtherBrowsers({ PATH: folder });
  assert.equal(Object.keys(programs).length, 2);
  assert.equal(sayMissing(missing), '');
});
