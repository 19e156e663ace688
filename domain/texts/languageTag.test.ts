import { LOCALES } from '@/config/locales';
import { countries } from '@/config/countries';
import { languageTag } from './languageTag';

test.each([
  ['de', 'AT', 'de-AT'],
  ['en', 'MT', 'en-MT'],
  ['zh-CN', 'MT', 'zh-Hans-MT'],
  ['sr', 'RS', 'sr-RS'],
  ['sr', 'ME', 'sr-Cyrl-ME'],
  ['nb', 'NO', 'nb-NO'],
  ['ar', '', 'ar'],
])('%s in %j is %s', (tag, country, expected) => {
  expect(languageTag(tag, country)).toBe(expected);
});

test('every language in every country is a tag that Intl takes as it stands', () => {
  for (const { tag } of LOCALES) {
    for (const country of countries()) {
      const made = languageTag(tag, country);
      expect(Intl.getCanonicalLocales(made)).toEqual([made]);
    }
  }
});
