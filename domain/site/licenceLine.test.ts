import { licenceLine } from './licenceLine';

const lines = { en: 'Licence 1', de: 'Lizenz 1' };

it.each([
  ['one text for all languages', 'Licence 1', 'de', { text: 'Licence 1' }],
  ['the text of the language', lines, 'de', { text: 'Lizenz 1' }],
  ['else English, marked as such', lines, 'th', { text: 'Licence 1', lang: 'en' }],
  ['nothing where neither is there', { de: 'Lizenz 1' }, 'th', null],
  ['no text of a prototype', {}, 'constructor', null],
  ['nothing', null, 'en', null],
])('the licence line is %s', (_, licence, code, shown) => {
  expect(licenceLine(licence, code)).toEqual(shown);
});
