import { readFileSync } from 'node:fs';
import { anywhere } from './anywhere';
import { faultsOf } from './faults';
import type { Market } from './market';
import { marketOfCountry, MARKETS, marketsOf, UnknownMarket, type MarketName } from './markets';

const NAMES = Object.keys(MARKETS) as MarketName[];

test.each(NAMES)('the pack %s has no fault', (name) => {
  expect(faultsOf(MARKETS[name])).toEqual([]);
});

test.each<[string, Partial<Market>]>([
  ['limits.depositRaiseHours', { limits: { ...anywhere.limits, depositRaiseHours: 23 } }],
  ['limits.playRaiseHours', { limits: { ...anywhere.limits, playRaiseHours: -1 } }],
  ['limits.mostDeposits', { limits: { ...anywhere.limits, mostDeposits: '0' } }],
  ['limits.demanded', { limits: { ...anywhere.limits, demanded: ['loss', 'loss'] } }],
  ['limits.offered', { limits: { ...anywhere.limits, offered: { at: 'registration', kinds: [] } } }],
  ['notices.remindMonths', { notices: { remindMonths: 5 as 6, funds: false } }],
  ['breaks', { breaks: ['1h'] }],
  ['exclusions.lengths', { exclusions: { ...anywhere.exclusions, lengths: [] } }],
  ['exclusions.leastDays', { exclusions: { ...anywhere.exclusions, leastDays: 0 } }],
  ['exclusions.brands', { exclusions: { ...anywhere.exclusions, brands: 'some' as 'all' } }],
  [
    'exclusions.lifting',
    { exclusions: { ...anywhere.exclusions, lifting: { endedHours: 23, indefiniteHours: null } } },
  ],
  ['realityCheck.mostMinutes', { realityCheck: { mostMinutes: 0, restMinutes: 0 } }],
  ['realityCheck.restMinutes', { realityCheck: { mostMinutes: null, restMinutes: 5 } }],
  ['rounds', { rounds: { ...anywhere.rounds, slotMs: 0.5 } }],
  ['rounds.mostStake', { rounds: { ...anywhere.rounds, mostStake: '1,00' } }],
  ['wageringCap', { wageringCap: 0 }],
  ['play.inactiveMinutes', { play: { ...anywhere.play, inactiveMinutes: 0 } }],
  ['page.youngThrough', { page: { ...anywhere.page, youngThrough: 17 } }],
  ['page.officialMarks', { page: { ...anywhere.page, officialMarks: ['Spelpaus', 'Spelpaus'] } }],
  ['page.panicButton', { page: { ...anywhere.page, panicButton: true } }],
  ['page.helpAtLogIn', { page: { ...anywhere.page, helpAtLogIn: true } }],
  ['help.href', { help: { label: 'Help', href: 'http://help.example' } }],
])('a pack with a wrong %s is told so', (what, wrong) => {
  expect(faultsOf({ ...anywhere, ...wrong })).toEqual([expect.stringContaining(what)]);
});

test.each([['atlantis'], ['constructor'], [''], [7], [[]], [{ SE: 'sweden' }], [{ default: 'atlantis' }]])(
  'the setting %j is refused, and never read as the default',
  (setting) => {
    expect(() => marketsOf(setting)).toThrow(UnknownMarket);
  },
);

test('one market for all, or one by country', () => {
  expect(marketsOf(undefined)).toEqual({ rest: anywhere, byCountry: {} });
  expect(marketOfCountry('sweden', 'DE')).toBe(MARKETS.sweden);
  const setting = { CA: 'ontario', default: 'malta' };
  expect(marketOfCountry(setting, 'ca')).toBe(MARKETS.ontario);
  expect(marketOfCountry(setting, 'DE')).toBe(MARKETS.malta);
  expect(marketOfCountry(setting, null)).toBe(MARKETS.malta);
});

test('MKT-39 MKT-46 the help that a market names stands in its pack', () => {
  expect(
    Object.fromEntries(NAMES.flatMap((name) => (MARKETS[name].help ? [[name, MARKETS[name].help?.label]] : []))),
  ).toEqual({
    unitedKingdom: 'GAMSTOP',
    ontario: 'ConnexOntario',
    pennsylvania: '1-800-GAMBLER',
    sweden: 'Spelpaus.se',
  });
});

test('no rule of the anchor demands a second step: a pack that begins to needs its row in docs/markets.md', () => {
  expect(NAMES.filter((name) => MARKETS[name].secondStep)).toEqual([]);
});

test('docs/markets.md has each of the fifty rules once, and those of markets of your own after them', () => {
  const rows = readFileSync('docs/markets.md', 'utf8').match(/^\| MKT-\d\d /gm) ?? [];
  expect(rows).toEqual(
    Array.from({ length: Math.max(50, rows.length) }, (_, index) => `| MKT-${String(index + 1).padStart(2, '0')} `),
  );
});
