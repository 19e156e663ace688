import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { areServed, keepSheet, onDraw, sheetAddress } from '@/services/server/look/ownSheets';
import { createTenants } from '../tenants/tenants';
import { createTestHost } from '../testing/testHost';

const [ONE, TWO] = ['one.example', 'two.example'] as const;
const LASTING = 'public, max-age=31536000, immutable';
const [FIRST, SECOND, UNKNOWN] = ['000000000001', '000000000002', '00000000000f'] as const;

/** Two brands of one backend; `draws` has what the pages of each wear. */
function brands() {
  const draws = new Map<string, () => string>();
  onDraw(async (host) => {
    const draw = draws.get(host);
    if (!draw) throw new Error('no settings');
    return draw();
  });
  const api = 'http://127.0.0.1:9';
  const tenants = createTenants(new Map([ONE, TWO].map((host) => [host, api])), [], api);
  const world = createTestHost({ tenants });
  const sheet = (host: string, version: string, headers = {}) => world.get(sheetAddress(version), { host, ...headers });
  return { ...world, draws, sheet };
}

test('a sheet is served to its own brand, compressed, for good, and runs nothing', async () => {
  const { sheet, ask } = brands();
  assert.equal(areServed(), true);
  const css = `:root{--accent:#45ecdc}${'/'.repeat(2_000)}`;
  keepSheet(ONE, FIRST, css);
  const answer = await sheet(ONE, FIRST, { 'accept-encoding': 'br' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'text/css; charset=utf-8');
  assert.equal(answer.headers['cache-control'], LASTING);
  assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(String(brotliDecompressSync(answer.rawPayload)), css);
  const again = await sheet(ONE, FIRST, { 'if-none-match': String(answer.headers.etag) });
  assert.equal(again.statusCode, 304);
  const head = await ask('HEAD', sheetAddress(FIRST), { host: ONE });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
});

test('another brand that asks for it gets what its own pages wear, which nobody may keep', async () => {
  const { sheet, draws } = brands();
  keepSheet(ONE, FIRST, ':root{--one:1}');
  draws.set(TWO, () => ':root{--two:1}');
  const answer = await sheet(TWO, FIRST);
  assert.equal(answer.body, ':root{--two:1}');
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal((await sheet(ONE, FIRST)).body, ':root{--one:1}');
  // Neither did that become anybody's.
  assert.equal((await sheet(TWO, FIRST)).headers['cache-control'], 'no-store');
});

test('after a start the sheet is made when it is asked for', async () => {
  const { sheet, draws } = brands();
  draws.set(ONE, () => {
    keepSheet(ONE, SECOND, ':root{--made:1}');
    return ':root{--made:1}';
  });
  const answer = await sheet(ONE, SECOND);
  assert.deepEqual([answer.body, answer.headers['cache-control']], [':root{--made:1}', LASTING]);
});

test('a version that is gone is answered with the present look; only where nobody knows one, 503', async () => {
  const { sheet, draws } = brands();
  assert.equal((await sheet(TWO, UNKNOWN)).statusCode, 503);
  draws.set(TWO, () => ':root{--present:1}');
  const answer = await sheet(TWO, UNKNOWN);
  assert.deepEqual([answer.statusCode, answer.body], [200, ':root{--present:1}']);
  assert.equal(answer.headers['cache-control'], 'no-store');
});

test('a version in use before the present one is still there, from a brand whose theme has changed', async () => {
  const { sheet } = brands();
  keepSheet(ONE, FIRST, ':root{--before:1}');
  keepSheet(ONE, SECOND, ':root{--after:1}');
  assert.equal((await sheet(ONE, FIRST)).body, ':root{--before:1}');
  assert.equal((await sheet(ONE, SECOND)).body, ':root{--after:1}');
});

test('no other address is taken: files of the build are served beside it, and a foreign host gets nothing', async (t) => {
  const build = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  t.after(() => rmSync(build, { recursive: true }));
  mkdirSync(path.join(build, 'themes'));
  for (const name of ['linen.000000000001.css', 'run-time.xyz.css'])
    writeFileSync(path.join(build, 'themes', name), name);
  const { get } = createTestHost({ folders: { build, public: '/nowhere' } });
  for (const name of ['linen.000000000001.css', 'run-time.xyz.css'])
    assert.equal((await get(`/_next/static/themes/${name}`)).body, name);
  for (const version of ['0', '../x', '00000000000G', '0000000000001'])
    assert.equal((await get(sheetAddress(version))).statusCode, 404, version);
  assert.equal((await get(sheetAddress(FIRST), { host: 'evil.example' })).statusCode, 421);
});
