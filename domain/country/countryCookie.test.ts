import { countryCookie, countryOf } from './countryCookie';

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

const KEPT = 'Path=/; SameSite=Lax; Max-Age=31536000';

test.each([
  ['', 'MT', `countryCode=MT; ${KEPT}`],
  ['a=b', 'mt', `countryCode=MT; ${KEPT}`],
  ['countryCode=AT', 'MT', `countryCode=MT; ${KEPT}`],
  ['countryCode=mt', 'MT', `countryCode=MT; ${KEPT}`],
  ['a=b; countryCode=MT; c=d', 'MT', null],
  ['', '', null],
  ['', 'MT; Domain=evil.example', null],
])('STOR-08 beside %j the country %j is kept as %j', (cookie, country, kept) => {
  expect(countryCookie(cookie, country)).toBe(kept);
});
