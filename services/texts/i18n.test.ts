import fc from 'fast-check';
import { LOCALES, localeOf } from '@/config/locales';
import { type Texts } from '@/domain/texts/texts';
import { addTexts, createI18n, i18nOf, keepI18n, translate } from './i18n';

const say = (texts: Texts, code = 'en') => translate(createI18n(texts, localeOf(code)));

const FORMS = {
  'a.games_zero': 'zero',
  'a.games_one': 'one',
  'a.games_two': 'two',
  'a.games_few': 'few',
  'a.games_many': 'many',
  'a.games_other': 'other',
};

test.each(LOCALES)('I18N-16 $code has the plural forms of its tag, and its own for nothing at all', ({ code, tag }) => {
  const t = say(FORMS, code);
  const rules = new Intl.PluralRules(tag);
  expect(t('a.games', { count: 0 })).toBe('zero');
  for (const count of [1, 2, 3, 5, 11, 21, 100, 1.5]) expect(t('a.games', { count })).toBe(rules.select(count));
});

test('a form that the texts lack is told with the general one', () => {
  const t = say({ 'a.games_other': '{{count}} games', 'a.row': '$t(a.games, {"count": {{count}} }) in a row' }, 'ru');
  expect(t('a.games', { count: 3 })).toBe('3 games');
  expect(t('a.row', { count: 3 })).toBe('3 games in a row');
});

test('A12 a text may nest others, with values and forms of their own', () => {
  const t = say({
    'a.brand': 'Baize',
    'a.welcome': 'Welcome to $t(a.brand), {{name}}',
    'a.games_one': '{{count}} game',
    'a.games_other': '{{count}} games',
    'a.offer': '$t(a.games, {"count": {{games}} }) and $t(a.games, {"count": 1})',
  });
  expect(t('a.welcome', { name: 'Ann' })).toBe('Welcome to Baize, Ann');
  expect(t('a.offer', { games: 20 })).toBe('20 games and 1 game');
});

test('A12 a text may have contexts, also together with forms', () => {
  const t = say({
    'a.friend': 'A friend',
    'a.friend_female': 'A girlfriend',
    'a.friend_female_other': '{{count}} girlfriends',
    'a.hers': '$t(a.friend, {"context": "female"})',
  });
  expect(t('a.friend', { context: 'female' })).toBe('A girlfriend');
  expect(t('a.friend', { context: 'unknown' })).toBe('A friend');
  expect(t('a.friend', { context: 'female', count: 3 })).toBe('3 girlfriends');
  expect(t('a.hers')).toBe('A girlfriend');
});

test.each([
  ['en', '{{value, number}}', 1234567.891, '1,234,567.891'],
  ['de', '{{value, number(minimumFractionDigits: 2)}}', 1234.5, '1.234,50'],
  ['en', '{{value, number}}', -5, '−5'],
  ['en', '{{value, currency(EUR)}}', 1234.5, '€1,234.50'],
  ['de', '{{value, currency(currency: USD; maximumFractionDigits: 0)}}', 1234, '1.234\u00a0$'],
  ['en', '{{value, datetime(timeZone: UTC; month: long; day: numeric)}}', Date.UTC(2026, 10, 21), '21 November'],
  ['en', '{{value, relativetime(hour)}}', 3, 'in 3 hours'],
  ['ar', '{{value, number}}', 1234, '1,234'],
  ['fa', '{{value, datetime(timeZone: UTC; year: numeric)}}', Date.UTC(2026, 10, 21), '2026'],
])('A12 in %s the format %j says %p as %j: Latin digits, Gregorian years', (code, text, value, words) => {
  expect(say({ 'a.b': text }, code)('a.b', { value })).toBe(words);
});

test('a value that is a text already is no number again', () => {
  for (const format of ['number', 'currency(EUR)', 'datetime'])
    expect(say({ 'a.b': `{{value, ${format}}}` }, 'de')('a.b', { value: '1.234' })).toBe('1.234');
});

test.each(['{{value, currency(EURO)}}', '{{value, number(style: x)}}', '{{value, shout}}'])(
  'a format that nobody understands, such as %s, leaves the value',
  (text) => expect(say({ 'a.b': text })('a.b', { value: 7 })).toBe('7'),
);

test('the digits and the tag follow what the operator says a code means', () => {
  const swedish = { ...localeOf('sw'), tag: 'sv' };
  const i18n = createI18n({ 'a.b': '{{value, number}}' }, swedish);
  expect(i18n.language).toBe('sv');
  expect(translate(i18n)('a.b', { value: 1234.5 })).toBe('1\u00a0234,5');
});

test('values stand in the text as they are, whatever they hold', () => {
  const t = say({ 'a.named': '{{brand}} shows {{ brand }} to {{name}}', 'a.other': 'no' });
  fc.assert(
    fc.property(fc.string(), fc.string(), (brand, name) => {
      expect(t('a.named', { brand, name })).toBe(`${brand} shows ${brand} to ${name}`);
    }),
    {
      examples: [
        ['{{name}}$&', '<b>&amp;'],
        ['$t(a.other)', '$t('],
        ['{{brand, number}}', '{{- name}}'],
      ],
    },
  );
  expect(t('a.named', { brand: 'Baize' })).toBe('Baize shows Baize to ');
});

test('I18N-17 with an empty file every key reads as words', () => {
  expect(say({})('rakeback.claimTitle')).toBe('Claim title');
  expect(say({})('rakeback.claimTitle', { count: 2 })).toBe('Claim title');
});

test('I18N-17 a text that nests itself, or what is missing, still says something', () => {
  const t = say({ 'a.loop': 'x $t(a.loop)', 'a.gap': 'See $t(b.allGames)' });
  expect(t('a.loop')).toMatch(/^x/);
  expect(t('a.gap')).toBe('See All games');
});

test('texts that come late are added: what was missing is found, the page keeps its own', () => {
  const texts = { 'a.b': 'Page' };
  const i18n = createI18n(texts, localeOf('en'));
  const t = translate(i18n);
  expect([t('a.b'), t('c.later')]).toEqual(['Page', 'Later']);
  addTexts(i18n, { 'c.later': 'Came with $t(a.b)' });
  expect([t('a.b'), t('c.later')]).toEqual(['Page', 'Came with Page']);
  expect(texts).toEqual({ 'a.b': 'Page' });
});

test('an instance that was kept for texts serves every page with them', () => {
  const texts = { 'a.b': 'x' };
  const instance = createI18n(texts, localeOf('en'));
  keepI18n(texts, instance);
  expect(i18nOf(texts, localeOf('en'))).toBe(instance);
  expect(i18nOf({ ...texts }, localeOf('en'))).not.toBe(instance);
});
