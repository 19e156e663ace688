import { DEFAULT_LOCALE, intlTag } from './locale';
import { LOCALES, localeOf } from './locales';

const SPEC =
  'ru ps ar en du fr sr bs bg cn ja ms gr tr cz sk hi sw hu id fa it ko mt mu ro th vi pl pt es sl de da fi no'.split(
    ' ',
  );

test('I18N-04 the registry holds the codes of the specification in its order and the three we add', () => {
  expect(LOCALES.map(({ code }) => code)).toEqual([...SPEC, 'sv', 'hr', 'uk']);
});

test('I18N-01 the default language is English', () => {
  expect(DEFAULT_LOCALE).toBe('en');
  expect(localeOf(undefined).tag).toBe('en');
  expect(localeOf('xx').code).toBe('en');
});

test.each(LOCALES)('$code has a tag that Intl knows as a language', ({ tag, name }) => {
  expect(new Intl.DisplayNames('en', { type: 'language' }).of(tag)).not.toBe(tag);
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
  expect(name).not.toBe('');
  const options = new Intl.DateTimeFormat(intlTag({ tag })).resolvedOptions();
  expect(options).toMatchObject({ calendar: 'gregory', numberingSystem: 'latn' });
});

/** The codes that are no tags of their language, and its tag (OP-002). */
const TAGS: Readonly<Record<string, string>> = { du: 'nl', cn: 'zh-CN', gr: 'el', cz: 'cs', mu: 'my', no: 'nb' };

test('I18N-16 a code that is no tag of its language has the one it stands for, every other is its own', () => {
  expect(LOCALES.map(({ code, tag }) => [code, tag])).toEqual(LOCALES.map(({ code }) => [code, TAGS[code] ?? code]));
});

test('I18N-16 the three languages written in Arabic letters read from right to left', () => {
  expect(LOCALES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ps', 'ar', 'fa']);
});

test('a language of which the browser knows no dates is written in the nearest it knows, not in the browser’s own', () => {
  expect(intlTag(localeOf('mu'))).toBe('my-u-ca-gregory-nu-latn');
  const known = jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  try {
    for (const code of ['ps', 'mt', 'mu', 'bs']) {
      const { tag } = localeOf(code);
      expect(intlTag(localeOf(code))).not.toContain(tag);
      expect(() => new Intl.NumberFormat(intlTag(localeOf(code)))).not.toThrow();
    }
    expect(intlTag(localeOf('de'))).toBe('de-u-ca-gregory-nu-latn');
  } finally {
    known.mockRestore();
  }
});

test('a language that the browser says it knows, without the names of its months, is written in the nearest too', () => {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  try {
    Object.defineProperty(prototype, 'format', { ...own, get: () => () => 'M11' });
    expect(intlTag(localeOf('bs'))).toBe('sr-Latn-u-ca-gregory-nu-latn');
    expect(intlTag(localeOf('hr'))).toBe('hr-u-ca-gregory-nu-latn');
  } finally {
    Object.defineProperty(prototype, 'format', own);
  }
  expect(intlTag(localeOf('bs'))).toBe('bs-u-ca-gregory-nu-latn');
});
