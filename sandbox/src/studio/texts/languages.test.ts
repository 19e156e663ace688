import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsOfLanguage } from '@/domain/texts/complete';
import { CAST } from '../art/cast';
import { type createLanguage } from './language';
import { ENGLISH, forScript, languageOf, TEXTS } from './languages';

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

for (const [code, texts] of Object.entries(TEXTS)) {
  test(`${code} says all that English says, with its own plural forms and the same placeholders`, () => {
    assert.equal(languageOf(code).locale.code, code);
    assert.deepEqual(faultsOfLanguage(TEXTS.en, texts, languageOf(code).locale.tag), []);
  });
}

test('every actor has a name', () => {
  const named = Object.keys(TEXTS.en).filter((key) => key.startsWith('actor.'));
  assert.deepEqual(
    named,
    Object.keys(CAST).map((id) => `actor.${id}`),
  );
});

test('plural forms follow the language', () => {
  const won = (code: string, count: number) => languageOf(code).say('free.won', { count });
  assert.deepEqual(
    [1, 8].map((count) => won('en', count)),
    ['1 free spin won.', '8 free spins won.'],
  );
  assert.deepEqual(
    [1, 8].map((count) => won('de', count)),
    ['1 Freispiel gewonnen.', '8 Freispiele gewonnen.'],
  );
  assert.equal(new Set([1, 2, 8, 11].map((count) => won('ar', count).replace(/\d+/, 'n'))).size, 4);
});

test('a locale the studio does not speak reads English', () => {
  for (const code of ['fr', '', undefined, ['de', 'ar'], '__proto__']) assert.equal(languageOf(code), ENGLISH);
});

test('the page hands its script every text the script says, and only those areas', () => {
  const [locale, texts] = JSON.parse(forScript(languageOf('ar'))) as Parameters<typeof createLanguage>;
  assert.equal(locale.dir, 'rtl');
  const said = readdirSync(CLIENT)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(CLIENT, file), 'utf8').match(/'[a-z]+\.[a-zA-Z]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((key) => Object.keys(TEXTS.en).some((known) => known.replace(/_\w+$/, '') === key));
  assert.ok(said.length > 25);
  const handed = new Set(Object.keys(texts).map((key) => key.replace(/_\w+$/, '')));
  for (const key of said) assert.ok(handed.has(key), key);
  assert.ok(!handed.has('rules.drawn'));
});
