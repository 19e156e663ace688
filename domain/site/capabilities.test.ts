import { CAPABILITIES } from '@/config/capabilities';
import { PAGES } from '@/config/pages/pages';
import { isAbsent, isAbsentAddress, isAbsentDialog } from './absent';
import { absentWith } from './capabilities';

type Endpoints = Parameters<typeof absentWith>[0];
const told = (endpoints: Endpoints) => ({ absent: absentWith(endpoints) });

const ROWS = Object.entries(CAPABILITIES) as [keyof typeof CAPABILITIES, (typeof CAPABILITIES)['lobby']][];

test.each(ROWS)(
  'API-39 %s is absent without any call it cannot do without, and there with all of them',
  (name, row) => {
    expect(isAbsent(name, told({}))).toBe(false);
    expect(isAbsent(name, told(Object.fromEntries(row.needs.map((one) => [one, '/api/elsewhere']))))).toBe(false);
    for (const operation of row.needs) expect(isAbsent(name, told({ [operation]: null }))).toBe(true);
    const alternatives = row.needsOneOf ?? [];
    for (const one of alternatives) expect(isAbsent(name, told({ [one]: null }))).toBe(false);
    const none = Object.fromEntries(alternatives.map((one) => [one, null]));
    if (alternatives.length > 0) expect(isAbsent(name, told(none))).toBe(true);
  },
);

test.each(ROWS)('the pages of %s exist', (_, { pages = [] }) => {
  for (const page of pages) {
    const address = page.endsWith('/') ? `${page}x` : page;
    expect([address, PAGES.some(({ match }) => match.test(address))]).toEqual([address, true]);
  }
});

test('an address is absent with its query and below its folder, and nothing else is', () => {
  const off = told({ withdrawal: null, calculateWithdrawal: null, game: null });
  expect(isAbsentAddress('/withdraw?method=1', off)).toBe(true);
  expect(isAbsentAddress('/casino/games/kraken-tides', off)).toBe(true);
  expect(isAbsentAddress('/casino', off)).toBe(false);
  expect(isAbsentAddress('/deposit', off)).toBe(false);
  expect(isAbsentDialog('login', told({ login: null }))).toBe(true);
  expect(isAbsentDialog('signup', told({ login: null }))).toBe(false);
  expect(absentWith({ games: '/api/other' })).toBeNull();
});
