import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { StartError } from '../base/startError';
import { brandAt } from './brands';
import { brandsOf, readOwnBrand, withOwn } from './ownBrand';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-brand-'));
after(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('settings, texts and pages of a folder are laid over those of a sample brand', () => {
  write('settings.json', '{"brandName": "Larch", "logo": "own/logo.svg"}');
  write('texts/en.json', '{"lobby.homeTitle": "Play at Larch"}');
  write('content/en.json', '{"pages": {"privacy-policy": "Ours."}}');
  write('assets/own/logo.svg', '<svg/>');
  const own = readOwnBrand(folder);
  const sample = brandAt('localhost', 'curacao');
  const { settings, texts, contentOf } = withOwn(sample, own);
  assert.deepEqual(settings, { ...sample.settings, brandName: 'Larch', logo: 'own/logo.svg' });
  assert.deepEqual(texts, { ...sample.texts, en: { ...sample.texts.en, 'lobby.homeTitle': 'Play at Larch' } });
  const [given, before] = [contentOf('en'), sample.contentOf('en')];
  assert.deepEqual(given, { ...before, pages: { ...before?.pages, 'privacy-policy': 'Ours.' } });
  assert.deepEqual(contentOf('de'), sample.contentOf('de'));
  assert.equal(own.assets, path.join(folder, 'assets'));
  const brandOf = brandsOf({ brand: 'curacao', market: 'malta' }, own);
  assert.deepEqual(
    ['localhost:3000', 'curacao.localhost', 'linen.localhost'].map((host) => brandOf(host).settings.brandName),
    ['Larch', 'Larch', 'Linen'],
  );
  assert.equal(brandOf('localhost').settings.market, 'malta');
});

for (const [file, text, message] of [
  ['settings.json', '{', /settings\.json is no JSON/],
  ['texts/en.json', '[]', /en\.json must be one JSON object/],
] as const)
  test(`a wrong ${file} ends the start`, () => {
    write(file, text);
    assert.throws(() => readOwnBrand(folder), { name: StartError.name, message });
    rmSync(path.join(folder, file));
  });

test('an empty folder changes nothing, and one that is not there ends the start', () => {
  const sample = brandAt('localhost', 'curacao');
  const empty = mkdtempSync(path.join(tmpdir(), 'baize-brand-'));
  const { settings, texts, contentOf } = withOwn(sample, readOwnBrand(empty));
  rmSync(empty, { recursive: true });
  assert.deepEqual([settings, texts, contentOf('en')], [sample.settings, sample.texts, sample.contentOf('en')]);
  assert.throws(() => readOwnBrand(empty), /there is no folder/);
});
