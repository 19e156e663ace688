import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { texts } from '../../texts/texts';
import { CAST } from '../art/cast';
import { type createLanguage } from './language';
import { ENGLISH, forScript, languageOf } from './languages';

const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

const ENGLISH_KEYS = Object.keys(texts.ownOf('en', 'studio')!);

test('no language whose letters join has them spaced apart', () => {
  const css = readFileSync(path.join(CLIENT, 'style/base.css'), 'utf8');
  const joined = texts.codes.map((code) => languageOf(code).locale).filter(({ dir }) => dir === 'rtl');
  assert.ok(joined.length > 1);
  for (const { tag } of joined) assert.ok(css.includes(`:lang(${tag})`), tag);
});

test('every actor has a name', () => {
  const named = ENGLISH_KEYS.filter((key) => key.startsWith('actor.'));
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
  for (const code of ['xx', '', undefined, ['de', 'ar'], '__proto__']) assert.equal(languageOf(code), ENGLISH);
});

test('the page hands its script every text the script says, and only those areas', () => {
  const [locale, handedTexts] = JSON.parse(forScript(languageOf('ar'))) as Parameters<typeof createLanguage>;
  assert.equal(locale.dir, 'rtl');
  const said = readdirSync(CLIENT)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(CLIENT, file), 'utf8').match(/'[a-z]+\.[a-zA-Z]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((key) => ENGLISH_KEYS.some((known) => known.replace(/_\w+$/, '') === key));
  assert.ok(said.length > 25);
  const handed = new Set(Object.keys(handedTexts).map((key) => key.replace(/_\w+$/, '')));
  for (const key of said) assert.ok(handed.has(key), key);
  assert.ok(!handed.has('rules.drawn'));
});
