import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { LOCALES } from '@/config/locales';
import { faultsOfLanguage, withMillions } from '@/domain/texts/complete';
import { type Area, createTexts, languageNamed, TEXTS, texts } from './texts';

const AREAS: readonly Area[] = ['brands', 'casino', 'content', 'letters', 'offers', 'outside', 'studio'];

for (const code of texts.codes) {
  test(`${code} says all that English says, with its own plural forms and the same placeholders`, () => {
    const { tag } = texts.localeOf(code);
    for (const area of AREAS) {
      const own = texts.ownOf(code, area);
      assert.ok(own, area);
      assert.deepEqual(faultsOfLanguage(texts.ownOf('en', area)!, withMillions(own, tag), tag), [], area);
    }
  });
}

test('a fortieth language is its files and a row of the registry', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  try {
    cpSync(path.join(TEXTS, 'en'), path.join(folder, 'en'), { recursive: true });
    cpSync(path.join(TEXTS, 'de'), path.join(folder, 'lb'), { recursive: true });
    writeFileSync(path.join(folder, 'lb', 'outside.json'), '{ "captcha.close": "Zoumaachen" }');
    const row = { code: 'lb', tag: 'lb', dir: 'ltr', name: 'Lëtzebuergesch' } as const;
    const more = createTexts(folder, [...LOCALES, row]);
    assert.deepEqual(more.codes, ['en', 'lb']);
    assert.equal(more.textIn('lb', 'casino', 'sentence.required'), 'Pflichtfeld');
    assert.equal(more.textIn('lb', 'outside', 'captcha.close'), 'Zoumaachen');
    assert.equal(more.textIn('lb', 'outside', 'captcha.go'), texts.textIn('en', 'outside', 'captcha.go'));
    assert.deepEqual(createTexts(folder, LOCALES).codes, ['en']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a number chooses its form, and what the language lacks is said in English', () => {
  const spins = (code: string, count: number) => texts.textIn(code, 'offers', 'given.freeSpins', { count });
  assert.deepEqual(
    [1, 5].map((count) => spins('en', count)),
    ['1 free spin', '5 free spins'],
  );
  assert.equal(spins('xx', 5), '5 free spins');
  assert.equal(new Set([1, 2, 5, 11].map((count) => spins('ar', count).replace(/\d+/, ''))).size, 4);
  assert.throws(() => texts.madeKeyIn('en', 'offers', 'name.nothing'), /no text name\.nothing/);
});

test('a frame is named a code, a tag or a tag of a region', () => {
  assert.deepEqual(['de', 'de-AT', 'ar', 'xx', 'x', '', undefined, ['de']].map(languageNamed), [
    'de',
    'de',
    'ar',
    'en',
    'en',
    'en',
    'en',
    'en',
  ]);
});
