import { faultsOfLanguage, missingKeys, withMillions } from './complete';

const ENGLISH = {
  'a.title': 'Title of {{brand}}',
  'a.games_one': '{{count}} game',
  'a.games_other': '{{count}} games',
};
const ARABIC = {
  'a.title': 'عنوان {{brand}}',
  'a.games_zero': 'لا ألعاب',
  'a.games_one': 'لعبة واحدة',
  'a.games_two': 'لعبتان',
  'a.games_few': '{{count}} ألعاب',
  'a.games_many': '{{count}} لعبة',
  'a.games_other': '{{count}} لعبة',
};

test('a language is complete with the plural forms of its own rules, no fewer', () => {
  expect(missingKeys(ENGLISH, ARABIC, 'ar')).toEqual([]);
  expect(missingKeys(ENGLISH, ENGLISH, 'ar')).toEqual(['a.games_few', 'a.games_many', 'a.games_two', 'a.games_zero']);
  expect(missingKeys(ENGLISH, { 'a.title': 'x', 'a.games_other': 'x' }, 'th')).toEqual([]);
});

test('A03 a form for whole millions alone is the general one where a file has none', () => {
  const french = withMillions(
    { 'a.games_one': 'un jeu', 'a.games_other': '{{count}} jeux', 'b.games_many': 'x' },
    'fr',
  );
  expect(french).toMatchObject({ 'a.games_many': '{{count}} jeux', 'b.games_many': 'x' });
  expect(missingKeys(ENGLISH, withMillions(ENGLISH, 'es'), 'es')).toEqual([]);
  for (const tag of ['ar', 'pl', 'ru', 'de', 'th']) expect(withMillions(ENGLISH, tag)).toBe(ENGLISH);
});

test('an empty text is a missing one', () => {
  expect(missingKeys(ENGLISH, { ...ENGLISH, 'a.title': ' ' }, 'de')).toEqual(['a.title']);
});

test.each([
  [{}, []],
  [{ 'a.title': 'عنوان' }, ['a.title has other placeholders']],
  [{ 'a.title': 'عنوان {{brand}} {{name}}' }, ['a.title has other placeholders']],
  [{ 'a.old': 'x' }, ['a.old is unknown']],
  [{ 'a.games_few': 'ألعاب' }, ['a.games_few has other placeholders']],
])('the change %j has the faults %j', (change, faults) => {
  expect(faultsOfLanguage(ENGLISH, { ...ARABIC, ...change }, 'ar')).toEqual(faults);
});

test('a form that the language never uses is a fault; words for nothing at all are welcome', () => {
  const german = { 'a.title': '{{brand}}', 'a.games_one': '{{count}} Spiel', 'a.games_other': '{{count}} Spiele' };
  expect(faultsOfLanguage(ENGLISH, { ...german, 'a.games_few': 'x' }, 'de')).toEqual(['a.games_few is unknown']);
  expect(faultsOfLanguage(ENGLISH, { ...german, 'a.games_zero': 'keine' }, 'de')).toEqual([]);
});
