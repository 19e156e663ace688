import fc from 'fast-check';
import i18next from 'i18next';
import { LOCALES } from '@/config/locales';
import { keyInWords, type Texts } from './texts';
import { translator } from './translate';

/** i18next as reference, configured as specified: namespace common, flat keys (I18N-18). */
function reference(texts: Texts, tag: string) {
  const instance = i18next.createInstance();
  void instance.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: 'common',
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [tag]: { common: texts } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: keyInWords,
  });
  return instance;
}

const TEXTS: Texts = {
  plain: 'Casino',
  named: '{{brand}} shows {{ brand }} to {{name}}',
  games_zero: '{{count}} zero',
  games_one: '{{count}} game',
  games_two: '{{count}} two',
  games_few: '{{count}} few',
  games_many: '{{count}} many',
  games_other: '{{count}} games',
};

test.each(LOCALES)('$code: the same words as i18next for every kind of text and count', ({ tag }) => {
  const own = translator(TEXTS, tag);
  const library = reference(TEXTS, tag);
  for (const key of ['plain', 'missing.readyToPlay']) expect(own(key)).toBe(library.t(key));
  fc.assert(
    fc.property(fc.constantFrom('games', 'plain'), fc.nat({ max: 1_000_000 }), (key, count) => {
      expect(own(key, { count })).toBe(library.t(key, { count }));
    }),
    { numRuns: 60 },
  );
});

test('a form that a file lacks is told with the general one, where i18next would show the key', () => {
  expect(translator({ 'lobby.games_other': '{{count}} games' }, 'ru')('lobby.games', { count: 3 })).toBe('3 games');
});

test('values stand in the text as they are, whatever they hold', () => {
  const own = translator(TEXTS, 'en');
  const library = reference(TEXTS, 'en');
  const words = fc.string().filter((word) => !/\$t\(|\{\{/.test(word));
  fc.assert(
    fc.property(words, words, (brand, name) => {
      expect(own('named', { brand, name })).toBe(`${brand} shows ${brand} to ${name}`);
      expect(library.t('named', { brand, name })).toBe(own('named', { brand, name }));
    }),
  );
  expect(own('named', { brand: '<b>{{name}}$&' })).toBe('<b>{{name}}$& shows <b>{{name}}$& to ');
});

test('I18N-17 with an empty file every key reads as words', () => {
  expect(translator({}, 'en')('rakeback.claimTitle', { count: 2 })).toBe('Claim title');
});
