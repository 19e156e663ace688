import fc from 'fast-check';
import { geocodeUrl, geocodedCountry } from './geocode';

test('the position is filled in, no more exactly than a country needs', () => {
  expect(
    geocodeUrl('https://geo.example/reverse?lat={lat}&lon={lon}', { latitude: 52.3675734, longitude: -4.9041389 }),
  ).toBe('https://geo.example/reverse?lat=52.368&lon=-4.904');
});

test.each([
  [{ countryCode: 'de' }, 'DE'],
  [{ country_code: 'DE' }, 'DE'],
  [{ address: { country_code: 'de', country: 'Germany' } }, 'DE'],
  [{ countryCode: 'Germany', address: { country_code: 'de' } }, 'DE'],
  [{ countryCode: '' }, null],
  [{ address: 'DE' }, null],
  [[], null],
  [null, null],
  ['DE', null],
])('CNTRY-11 in %j the country is %s', (answer, country) => expect(geocodedCountry(answer)).toBe(country));

test('any answer gives a code of two capitals or none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      const country = geocodedCountry(answer);
      expect(country === null || /^[A-Z]{2}$/.test(country)).toBe(true);
    }),
  );
});

test('every position gives an address of the template', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const { origin, searchParams } = new URL(
          geocodeUrl('https://geo.example/r?a={lat}&b={lon}', { latitude, longitude }),
        );
        expect(origin).toBe('https://geo.example');
        expect(Math.abs(Number(searchParams.get('a')) - latitude)).toBeLessThan(0.001);
        expect(Math.abs(Number(searchParams.get('b')) - longitude)).toBeLessThan(0.001);
      },
    ),
  );
});
