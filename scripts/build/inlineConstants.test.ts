import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const inlineConstants = createRequire(import.meta.url)('./inlineConstants.cjs');

const folder = mkdtempSync(path.join(tmpdir(), 'baize-constants-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'constants.js'), 'exports.HEADER = \'x-"1"\'; exports.ALL = new Set();');

const compiled = (source: string): string =>
  inlineConstants.call({ resourcePath: path.join(folder, 'module.js') }, source);
const READ = 'const _constants = require("./constants");\n';

test('a text that is read stands where it is read, and its module is not asked for', () => {
  assert.equal(
    compiled(`${READ}use(_constants.HEADER, _constants.HEADER);`),
    String.raw`
use("x-\"1\"", "x-\"1\"");`,
  );
});

for (const [what, rest] of [
  ['anything but a text', 'use(_constants.HEADER, _constants.ALL);'],
  ['what does not exist', 'use(_constants.NONE);'],
  ['the module itself', 'use(_constants);'],
])
  test(`a module that reads ${what} stays as it is`, () => {
    assert.equal(compiled(READ + rest), READ + rest);
  });

test('other modules are left alone', () => {
  const other = 'const _utils = require("../utils");\nuse(_utils.HEADER);';
  assert.equal(compiled(other), other);
});
