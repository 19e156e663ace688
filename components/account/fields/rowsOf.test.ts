import { rowsOf, WITH_THREE } from './rowsOf';

const names = ['email', 'dateOfBirth', 'countryCode', 'currencyCode', 'city', 'zipCode'];

test('adjacent fields of a pair share a row, every other has its own', () => {
  expect(rowsOf(names)).toEqual([['email'], ['dateOfBirth'], ['countryCode', 'currencyCode'], ['city', 'zipCode']]);
  expect(rowsOf(['zipCode', 'city'])).toEqual([['zipCode'], ['city']]);
});

test.each([
  [['dateOfBirth', 'countryCode', 'currencyCode'], [['dateOfBirth', 'countryCode', 'currencyCode']]],
  [['dateOfBirth', 'countryCode'], [['dateOfBirth', 'countryCode']]],
  [
    ['dateOfBirth', 'gender', 'countryCode', 'currencyCode'],
    [
      ['dateOfBirth', 'gender'],
      ['countryCode', 'currencyCode'],
    ],
  ],
])('of three that may share a row, %j do', (given, rows) => {
  expect(rowsOf(given, WITH_THREE)).toEqual(rows);
});
