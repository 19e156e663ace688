import { mergeSettings } from './merge';
import { licenceLine, withLicenceOf } from './licenceLine';

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

it('of many licence lines a page carries its own and the English one', () => {
  const licenceOf = (licence: object | string) => withLicenceOf(mergeSettings({ licence }), 'de').licence;
  expect(licenceOf({ ...lines, fr: 'Licence française' })).toEqual(lines);
  expect(licenceOf({ fr: 'Licence française' })).toEqual({});
  expect(licenceOf('Licence 1')).toBe('Licence 1');
});
