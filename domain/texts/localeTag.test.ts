import fc from 'fast-check';
import { LOCALES, localeOf } from '@/config/locales';
import { withTag } from './localeTag';

test.each([
  ['sw', 'sv', { code: 'sw', tag: 'sv', dir: 'ltr', name: 'Svenska' }],
  ['mu', 'he', { code: 'mu', tag: 'he', dir: 'rtl', name: 'עברית' }],
  ['pt', 'pt-br', { code: 'pt', tag: 'pt-BR', dir: 'ltr', name: 'Português (Brasil)' }],
  ['sr', 'sr-Latn', { code: 'sr', tag: 'sr-Latn', dir: 'ltr', name: 'Srpski (latinica)' }],
  ['bs', 'ug-Arab', { dir: 'rtl' }],
])('the code %s under the tag %s', (code, tag, expected) => {
  expect(withTag(localeOf(code), tag)).toMatchObject(expected);
});

test.each(['', 'x', 'sv_SE', 'not a tag', 'xx', 'de-', '<b>'])('%j is no tag of a language: nothing changes', (tag) => {
  expect(withTag(localeOf('de'), tag)).toBe(localeOf('de'));
});

test('I18N-16 the registry gives each tag the direction that its script has', () => {
  for (const locale of LOCALES) expect(withTag({ ...locale, tag: 'und' }, locale.tag).dir).toBe(locale.dir);
});

test('whatever an operator writes, Intl takes the tag that comes of it', () => {
  fc.assert(
    fc.property(fc.string(), (tag) => {
      expect(() => new Intl.NumberFormat(withTag(localeOf('de'), tag).tag)).not.toThrow();
    }),
  );
});
