import { nameIn } from './countryName';

const AT = { code: 'AT', name: 'Austria' };

test.each([
  ['all countries', { allCountries: [AT], countries: { rows: [] } }],
  ['those open for registration, where the other list is missing', { countries: { rows: [AT] } }],
])('API-16 a country is named by %s (OP-055)', (_, data) => {
  expect(nameIn({ data }, 'AT')).toBe('Austria');
});

test.each([{}, null, { data: { allCountries: [{ code: 'AT' }, 4] } }, { data: { allCountries: {} } }])(
  'in %j it has no name',
  (wire) => {
    expect(nameIn(wire, 'AT')).toBeNull();
  },
);
