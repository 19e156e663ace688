import { readdirSync } from 'node:fs';
import { ENGLISH } from '@/config/locale';
import { localeOf } from '@/config/locales';
import { faultsOfLanguage } from '@/domain/texts/complete';
import { LOCALES } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import type { Texts } from '@/domain/texts/texts';
import { localeIn, offeredLocales, OWN_TEXTS, shownLocale } from './languages';

const FILES = readdirSync('locales-fallback').map((file) => file.replace('.json', ''));
const english = OWN_TEXTS.en as Texts;
const offer = (locales: readonly string[], localeTags = {}) => offeredLocales(mergeSettings({ locales, localeTags }));
const codes = (wanted: readonly string[]) => offer(wanted).map(({ code }) => code);

test.each(FILES)('%s has every key, its plural forms and the placeholders of English', (code) => {
  expect(LOCALES.map((locale) => locale.code)).toContain(code);
  expect(faultsOfLanguage(english, OWN_TEXTS[code] ?? {}, localeOf(code).tag)).toEqual([]);
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
  const offered = offer(['de']);
  expect(shownLocale('de', offered).tag).toBe('de');
  for (const code of ['fr', 'ar', 'en', undefined]) expect(shownLocale(code, offered)).toEqual(ENGLISH);
});

test('I18N-16 the operator says which language a code stands for, and what is no tag changes nothing', () => {
  const tags = (localeTags: object) => Object.fromEntries(offer([], localeTags).map(({ code, tag }) => [code, tag]));
  expect(tags({ en: 'en-GB', de: 'de-AT', ar: '!', th: 'no tag', constructor: 'fr' })).toEqual({
    en: 'en-GB',
    de: 'de-AT',
    ar: 'ar',
    th: 'th',
  });
  expect(localeIn(mergeSettings({ localeTags: { sw: 'sv' } }), 'sw')).toMatchObject({ tag: 'sv', name: 'Svenska' });
});

test('while developing, English reads from right to left where the pseudo language does', async () => {
  process.env.PSEUDO_TEXTS = 'rtl';
  jest.resetModules();
  try {
    const { offeredLocales: offered } = await import('./languages');
    expect(offered(mergeSettings({})).map(({ code, dir }) => code + dir)).toContain('enrtl');
    expect(offered(mergeSettings({})).map(({ code, dir }) => code + dir)).toContain('deltr');
  } finally {
    delete process.env.PSEUDO_TEXTS;
  }
});
