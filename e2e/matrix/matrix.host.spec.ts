import { expect, test } from '@playwright/test';
import { LOCALES } from '@/config/locales';
import { THEME_NAMES } from '../support/themes';
import { templates } from './addresses';
import { every, pairs, sample } from './matrix';

const addresses = templates().flatMap((template) => template.addresses);

test('the sample holds every address, and home and a game in every theme', () => {
  const rows = sample();
  expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(addresses));
  const themesOf = (pattern: RegExp) => rows.filter(({ address }) => pattern.test(address)).map(({ theme }) => theme);
  for (const page of [/^\/$/, /^\/casino\/games\/(?!no-such)/])
    expect(new Set(themesOf(page))).toEqual(new Set(THEME_NAMES));
});

test('the pairs hold every template in every kind of language and width, and every language and theme', () => {
  const rows = pairs();
  for (const { addresses: of } of templates()) {
    const mine = rows.filter(({ address }) => of.includes(address));
    const kinds = mine.map(({ locale: { code, dir } }) =>
      dir === 'rtl' ? dir : /^(th|mu|hi|ja|ko|cn)$/.test(code) ? 'tall' : 'long',
    );
    expect(new Set(kinds).size).toBe(3);
    expect(new Set(mine.map(({ locale }) => locale)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(mine.map(({ width }) => width)).size).toBe(4);
  }
  expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
  expect(new Set(rows.map(({ theme }) => theme))).toEqual(new Set(THEME_NAMES));
  const coloured = rows.filter(({ look }) => look === 'all');
  expect(new Set(coloured.map(({ theme }) => theme))).toEqual(new Set(THEME_NAMES));
  for (const { addresses: of } of templates())
    expect(coloured.filter(({ address }) => of.includes(address))).not.toHaveLength(0);
  expect(rows.length).toBeLessThan(templates().length * 6);
});

test('every address is looked at whole, and not only for its colours; home and a game in every theme', () => {
  const whole = sample().filter(({ look }) => look === 'all');
  expect(new Set(whole.map(({ address }) => address))).toEqual(new Set(addresses));
  const home = whole.filter(({ address }) => address === '/');
  expect(new Set(home.map(({ theme }) => theme))).toEqual(new Set(THEME_NAMES));
  expect(whole.length).toBeGreaterThan(templates().length * 4);
});

test('of the whole matrix nothing is missing, and a share of it leaves out no value', () => {
  const whole = every(1);
  expect(whole.length).toBe(addresses.length * 4 * 4 * THEME_NAMES.length);
  const tenth = every(10);
  expect(tenth.length).toBeGreaterThan(whole.length / 12);
  expect(tenth.length).toBeLessThan(whole.length / 8);
  for (const name of ['address', 'locale', 'width', 'theme'] as const)
    expect(new Set(tenth.map((row) => row[name]))).toEqual(new Set(whole.map((row) => row[name])));
});
