import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ASSETS } from '../folders';
import { COUNTRIES } from './countryTable';
import { curacao } from './curacao';

const codes = new Set(COUNTRIES.map(({ code }) => code));

test('the table holds the 249 countries of ISO 3166-1 once, each known to Intl', () => {
  assert.equal(codes.size, 249);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const { code, id, phoneCode } of COUNTRIES) {
    assert.ok(names.of(code), code);
    assert.ok(id > 0 && id < 1_000, code);
    assert.match(phoneCode, /^[1-9]\d{0,3}$/, code);
  }
});

test('the brand names only countries and currencies that exist, and files that are there', () => {
  const currencies = new Set(curacao.currencies.map(({ code }) => code));
  for (const [country, currency] of Object.entries(curacao.currencyOf)) {
    assert.ok(codes.has(country) && currencies.has(currency), country);
  }
  for (const country of [...curacao.closedCountries, curacao.homeCountry]) assert.ok(codes.has(country), country);
  for (const file of [curacao.settings.logo, curacao.settings.favicon]) {
    assert.ok(existsSync(path.join(ASSETS, String(file))), String(file));
  }
});

test('coins have a name of their own, money has one in Intl', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  for (const { code, name } of curacao.currencies) assert.ok(name ?? names.of(code), code);
});
