import { countryOf, countryToStore } from './countryCookie';

const KNOWN = new Set(['AT', 'MT']);

test.each([
  ['countryCode=MT', 'MT'],
  ['a=b; countryCode=AT; c=d', 'AT'],
  ['countryCode=XX', ''],
  ['countryCode=MTA', ''],
  ['xcountryCode=MT', ''],
  ['countryCode=', ''],
  [undefined, ''],
])('of %j it is %j', (cookie, country) => {
  expect(countryOf(cookie, KNOWN)).toBe(country);
});

test('A13 OP-053 the case of the cookie does not matter', () => {
  expect(countryOf('countryCode=mt', KNOWN)).toBe('MT');
});

test.each([
  ['', 'MT', 'MT'],
  ['a=b', 'mt', 'MT'],
  ['countryCode=AT', 'MT', 'MT'],
  ['countryCode=mt', 'MT', 'MT'],
  ['a=b; countryCode=MT; c=d', 'MT', null],
  ['', '', null],
  ['', 'MT; Domain=evil.example', null],
])('STOR-08 beside %j the country %j is kept as %j', (cookie, country, kept) => {
  expect(countryToStore(cookie, country)).toBe(kept);
});
