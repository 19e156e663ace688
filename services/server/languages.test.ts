import { readdirSync, readFileSync } from 'node:fs';
import { ENGLISH } from '@/config/locale';
import { localeOf } from '@/config/locales';
import { faultsOfLanguage } from '@/domain/texts/complete';
import { LOCALES } from '@/config/locales';
import type { Texts } from '@/domain/texts/texts';
import { offeredLocales, OWN_TEXTS, shownLocale } from './languages';

const FILES = readdirSync('locales-fallback').map((file) => file.replace('.json', ''));
const english = OWN_TEXTS.en as Texts;
const codes = (wanted: readonly string[]) => offeredLocales(wanted).map(({ code }) => code);

test.each(FILES)('%s has every key, its plural forms and the placeholders of English', (code) => {
  expect(LOCALES.map((locale) => locale.code)).toContain(code);
  expect(faultsOfLanguage(english, OWN_TEXTS[code] ?? {}, localeOf(code).tag)).toEqual([]);
});

test.each(['de', 'ar', 'th'])("the brand's own wording in %s keeps to the same keys and placeholders", (code) => {
  const read = (name: string) => JSON.parse(readFileSync(`sandbox/locales/${name}.json`, 'utf8')) as Texts;
  expect(faultsOfLanguage(read('en'), read(code), localeOf(code).tag)).toEqual([]);
});

test('only complete languages are offered, English first', () => {
  expect(codes([])).toEqual(['en', 'ar', 'th', 'de']);
  expect(new Set(codes([]))).toEqual(new Set(FILES));
});

test('the setting offers fewer, never one that is not complete, and never takes English away', () => {
  expect(codes(['de', 'fr', 'xx'])).toEqual(['en', 'de']);
  expect(codes(['ar', 'en'])).toEqual(['en', 'ar']);
});

test('an address in a language that is not offered is answered in English', () => {
  const offered = offeredLocales(['de']);
  expect(shownLocale('de', offered).tag).toBe('de');
  for (const code of ['fr', 'ar', 'en', undefined]) expect(shownLocale(code, offered)).toEqual(ENGLISH);
});
