import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../build';

test('compressed copies lie beside the files that gain by it, in folders below too', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'chunks'));
  const script = 'self.x=1;'.repeat(200);
  writeFileSync(path.join(folder, 'chunks/app.js'), script);
  writeFileSync(path.join(folder, 'chunks/small.js'), 'x');
  writeFileSync(path.join(folder, 'photo.avif'), script);
  assert.equal(await precompress(folder), 1);
  assert.deepEqual(readdirSync(path.join(folder, 'chunks')).sort(), ['app.js', 'app.js.br', 'app.js.gz', 'small.js']);
  assert.equal(String(brotliDecompressSync(readFileSync(path.join(folder, 'chunks/app.js.br')))), script);
  assert.equal(String(gunzipSync(readFileSync(path.join(folder, 'chunks/app.js.gz')))), script);
  assert.deepEqual(readdirSync(folder).sort(), ['chunks', 'photo.avif']);
  assert.equal(await precompress(path.join(folder, 'nowhere')), 0);
});
