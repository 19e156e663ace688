import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { THEMES } from '@/themes/brands/registry';
import { STUDIOS } from '../studio/catalogue/studios';
import { CATALOGUE } from '../testing/testCatalogue';
import { ASSETS } from '../folders';
import { texts } from '../texts/texts';
import { BRAND_FILES, brandAt, BRANDS, withBrandOrigins } from './brands';
import { COUNTRIES } from './brand/countryTable';
import { markSvg } from './brand/marks';

const codes = new Set(COUNTRIES.map(({ code }) => code));
const brands = [...BRANDS];
const LANGUAGES = texts.codes;

test('the table holds the 249 countries of ISO 3166-1 once, each known to Intl', () => {
  assert.equal(codes.size, 249);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const { code, id, phoneCode } of COUNTRIES) {
    assert.ok(names.of(code), code);
    assert.ok(id > 0 && id < 1_000, code);
    assert.match(phoneCode, /^[1-9]\d{0,3}$/, code);
  }
});

test('there is one brand for each theme, of that name, and no two are called the same', () => {
  assert.deepEqual([...BRANDS.keys()].sort(), THEMES.map(({ name }) => name).sort());
  for (const [theme, { name, settings }] of brands) assert.deepEqual([name, settings.theme], [theme, theme]);
  assert.equal(new Set(brands.map(([, { settings }]) => settings.brandName)).size, brands.length);
  assert.ok(brands.filter(([, { settings }]) => settings.navigationSystem === 'panel').length >= 2);
});

test('CONST-09 where the win of the month is shown, its figure is that of the specification', () => {
  const figures = brands.flatMap(([, { settings }]) => ('winOfMonth' in settings ? [settings.winOfMonth] : []));
  assert.deepEqual([...new Set(figures)], [700]);
});

test('a brand names only countries, currencies, games and studios that exist', () => {
  const games = new Set(CATALOGUE.map(({ id }) => id));
  const studios = new Set(STUDIOS.map(({ name }) => name));
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  for (const [theme, brand] of brands) {
    const currencies = new Set(brand.currencies.map(({ code }) => code));
    for (const [country, currency] of Object.entries(brand.currencyOf)) {
      assert.ok(codes.has(country) && currencies.has(currency), `${theme} ${country}`);
    }
    for (const country of [...brand.closedCountries, brand.homeCountry]) assert.ok(codes.has(country), country);
    for (const { code, name } of brand.currencies) assert.ok(name ?? names.of(code), code);
    assert.equal(new Set(brand.settings.heroGames).size, 3, theme);
    for (const { name } of brand.settings.providerLogos ?? []) assert.ok(studios.has(name), `${theme} ${name}`);
    for (const game of brand.settings.heroGames ?? []) assert.ok(games.has(game), `${theme} ${game}`);
  }
});

test('every file a brand names is there or drawn, and no two brands have the same logo', () => {
  const logos = new Set<string>();
  for (const [theme, { settings }] of brands) {
    for (const file of [settings.logo, settings.favicon].map(String)) {
      assert.ok(BRAND_FILES.has(file) || existsSync(path.join(ASSETS, file)), `${theme} ${file}`);
    }
    logos.add(BRAND_FILES.get(String(settings.logo)) ?? String(settings.logo));
    for (const { icon } of [...(settings.socialLinks ?? []), ...(settings.paymentLogos ?? [])]) {
      assert.match(markSvg(/^marks\/([a-z]+)\.svg$/.exec(icon)?.[1] ?? '') ?? '', /^<svg/, `${theme} ${icon}`);
    }
  }
  assert.equal(logos.size, brands.length);
});

test('a drawn file is well-formed SVG with nothing in it that runs or loads', () => {
  for (const [file, svg] of BRAND_FILES) {
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"/, file);
    assert.doesNotMatch(svg, /<script|\bon[a-z]+=|href|url\(|undefined|NaN/, file);
    const open: string[] = [];
    for (const [, slash, name = '', self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (slash) assert.equal(open.pop(), name, file);
      else if (!self) open.push(name);
    }
    assert.deepEqual(open, [], file);
  }
});

test('the hero has its words in every language, and promises nothing', () => {
  const titles = new Set<string>();
  for (const [theme, { texts: own }] of brands) {
    assert.deepEqual(Object.keys(own), LANGUAGES, theme);
    for (const [language, words] of Object.entries(own)) {
      assert.deepEqual(Object.keys(words), ['home.title', 'home.text']);
      assert.ok(words['home.text']?.includes('{{brand}}'), `${theme} ${language}`);
      titles.add(`${language} ${words['home.title']}`);
    }
    assert.doesNotMatch(JSON.stringify(own.en), /\b(win|bonus|free|jackpot|guarantee|offer|best)/i, theme);
  }
  assert.equal(titles.size, brands.length * LANGUAGES.length);
});

test('links to networks and to support lead to addresses that are reserved for examples', () => {
  for (const [, { settings }] of brands) {
    for (const { href } of settings.socialLinks ?? []) assert.match(href, /^https:\/\/social\.example\//);
    for (const { href } of settings.supportLinks ?? [])
      assert.match(href, /^(mailto:.+\.example|tel:\+442079460\d{3})$/);
    const { licence } = settings;
    assert.ok(licence && typeof licence === 'object');
    assert.deepEqual(Object.keys(licence), LANGUAGES);
    assert.match(licence['en'] ?? '', /^Demonstration site/);
  }
});

test('a brand answers at its name below localhost; every other host shows the default brand', () => {
  const shown = (host: string, fallback = 'curacao') => brandAt(host, fallback).name;
  assert.equal(shown('porcelain.localhost'), 'porcelain');
  assert.equal(shown('LULU.localhost:3000'), 'lulu');
  for (const host of [
    'localhost:3000',
    '',
    'nobody.localhost',
    'porcelain.example',
    'porcelain.localhost.example',
    'a.porcelain.localhost',
    'constructor.localhost',
  ]) {
    assert.equal(shown(host), 'curacao', host);
  }
  assert.equal(shown('casino.example', 'linen'), 'linen');
});

test('a site at localhost is framed and heard at the names of its brands too, any other only at its own', () => {
  const origins = withBrandOrigins(['http://localhost:3000', 'https://casino.example']);
  assert.equal(origins.length, 2 + BRANDS.size);
  assert.ok(origins.includes('http://porcelain.localhost:3000'));
  assert.ok(!origins.some((origin) => origin.endsWith('.casino.example')));
});
