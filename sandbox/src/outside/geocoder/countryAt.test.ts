import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTRIES } from '../../brands/brand/countryTable';
import { countryAt } from './countryAt';
import { PLACES } from './places';

test('cities away from the table’s places are in their country', () => {
  const cities: [string, number, number][] = [
    ['DE', 51.05, 13.74],
    ['DE', 49.01, 8.4],
    ['FR', 49.44, 1.1],
    ['GB', 53.4, -3.0],
    ['NL', 52.09, 5.12],
    ['IR', 32.65, 51.67],
    ['US', 39.1, -94.6],
    ['CA', 46.8, -71.2],
    ['TH', 12.93, 100.88],
    ['SA', 24.47, 39.61],
    ['AU', -28.0, 153.4],
    ['KP', 39.15, 125.7],
    ['CW', 12.17, -68.98],
  ];
  for (const [country, lat, lon] of cities) assert.equal(countryAt({ lat, lon }), country, `${country} ${lat} ${lon}`);
});

test('the date line is no wall, and the open sea is nobody’s', () => {
  assert.equal(countryAt({ lat: -17.5, lon: -179.9 }), 'FJ');
  assert.equal(countryAt({ lat: -45, lon: -125 }), null);
});

test('every place is on earth and in a country of the table', () => {
  const codes = new Set(COUNTRIES.map(({ code }) => code));
  for (const { country, lat, lon } of PLACES) {
    assert.ok(codes.has(country), country);
    assert.ok(Math.abs(lat) <= 90 && Math.abs(lon) <= 180, country);
  }
});
