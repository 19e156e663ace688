import { localeOf } from '@/config/locales';
import { i18nFor } from './i18n';

const texts = {
  'lobby.games_one': '{{count}} game',
  'lobby.games_other': '{{count}} games',
  'lobby.games_few': '{{count}} few',
  'lobby.html': '{{name}} plays',
};

test('I18N-03 one namespace, common', () => {
  const i18n = i18nFor(localeOf('en'), texts);
  expect(i18n.options).toMatchObject({ defaultNS: 'common', keySeparator: false, nsSeparator: false });
  expect(i18n.getResource('en', 'common', 'lobby.html')).toBe(texts['lobby.html']);
});

test('plural forms follow the tag of the language, not its code', () => {
  expect(i18nFor(localeOf('cz'), texts).t('lobby.games', { count: 3 })).toBe('3 few');
  expect(i18nFor(localeOf('en'), texts).t('lobby.games', { count: 1 })).toBe('1 game');
});

test('I18N-17 a key that nobody has reads as words, also from an empty file', () => {
  expect(i18nFor(localeOf('en'), {}).t('rakeback.claimTitle')).toBe('Claim title');
});

test('values stand in the text as they are', () => {
  expect(i18nFor(localeOf('en'), texts).t('lobby.html', { name: '<b>&' })).toBe('<b>& plays');
});

test('renders that carry the same texts share one instance', () => {
  expect(i18nFor(localeOf('en'), texts)).toBe(i18nFor(localeOf('en'), texts));
  expect(i18nFor(localeOf('cz'), texts)).not.toBe(i18nFor(localeOf('en'), texts));
});
