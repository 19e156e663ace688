import { countryOf } from './countryCookie';

const KNOWN = new Set(['AT', 'MT']);

test.each([
  ['countryCode=MT', 'MT'],
  ['a=b; countryCode=AT; c=d', 'AT'],
  ['countryCode=XX', ''],
  ['countryCode=mt', ''],
  ['countryCode=MTA', ''],
  ['xcountryCode=MT', ''],
  ['countryCode=', ''],
  [undefined, ''],
])('of %j it is %j', (cookie, country) => {
  expect(countryOf(cookie, KNOWN)).toBe(country);
});
