import { localeOf } from '@/config/locales';
import { carryTexts, textsOf } from './pageTexts';

test('I18N-03 the texts of a page travel in the namespace common', () => {
  const texts = { 'lobby.title': 'Casino' };
  const { _nextI18Next } = carryTexts(localeOf('gr'), texts);
  expect(_nextI18Next).toMatchObject({
    ns: ['common'],
    initialLocale: 'gr',
    initialI18nStore: { gr: { common: texts } },
  });
  expect(textsOf(_nextI18Next)).toBe(texts);
});

test('a page without texts has none, rather than none to stand on', () => {
  expect(textsOf(undefined)).toEqual({});
});
