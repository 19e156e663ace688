import { screen, waitFor } from '@testing-library/react';
import { playerStore } from '@/tests/support/player';
import { show } from '@/tests/render';
import { BottomBar } from '../menu/BottomBar';
import { FooterPlaces } from '../frame/FooterPlaces';
import { PlayerDropdown } from '../menu/PlayerDropdown';
import { UnlessExcluded } from './UnlessExcluded';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

async function shell(userLimit: object, more: object = {}) {
  const { store } = await playerStore({}, { userLimit }, more);
  show(
    <>
      <BottomBar />
      <PlayerDropdown />
      <FooterPlaces />
      <UnlessExcluded>
        <p>An offer with a countdown</p>
      </UnlessExcluded>
      <UnlessExcluded evenInQuiet>
        <p>The cashier</p>
      </UnlessExcluded>
    </>,
    { store },
  );
}

const links = (href: string) => [...document.querySelectorAll(`a[href="${href}"]`)];
const OFFERS = ['/deposit', '/cashback', '/tournaments', '/vip'];

afterEach(() => localStorage.clear());

test.each([
  ['for good', { isSelfExclusionPermanent: true, selfExclusion: null }],
  ['until tomorrow', { isSelfExclusionPermanent: false, selfExclusion: day(1) }],
])(
  'SESS-10 excluded %s: no way to deposits and offers, and the ways to withdraw and to the tools',
  async (_, limit) => {
    await shell(limit);
    expect(await screen.findAllByText('Not available while you’re excluded')).toHaveLength(2);
    expect(screen.queryByText(/An offer with a countdown|The cashier/)).toBeNull();
    expect(OFFERS.flatMap(links)).toEqual([]);
    expect(links('/withdraw').length).toBeGreaterThan(0);
    expect(links('/responsibility').length).toBeGreaterThan(0);
  },
);

test('an exclusion that has ended hides nothing', async () => {
  await shell({ isSelfExclusionPermanent: false, selfExclusion: day(-2) });
  await waitFor(() => expect(screen.getByText('An offer with a countdown')).toBeTruthy());
  for (const href of OFFERS) expect(links(href).length).toBeGreaterThan(0);
});

test('LIM-11 a player who wants no calendars sees no way to them, and every other way', async () => {
  await shell({ isSelfExclusionPermanent: false, selfExclusion: null }, { preferences: { noCalendar: true } });
  expect(links('/cashback')).toEqual([]);
  for (const href of OFFERS.filter((one) => one !== '/cashback')) expect(links(href).length).toBeGreaterThan(0);
});

test('in quiet mode nothing leads to offers; deposits, money and tools stay, and one press turns it off', async () => {
  await shell({ isSelfExclusionPermanent: false, selfExclusion: null }, { preferences: { quietMode: true } });
  expect(await screen.findByText('Hidden by quiet mode')).toBeTruthy();
  expect(screen.getByText('The cashier')).toBeTruthy();
  expect(screen.queryByText('An offer with a countdown')).toBeNull();
  expect(['/cashback', '/tournaments', '/vip', '/promotions'].flatMap(links)).toEqual([]);
  for (const href of ['/deposit', '/withdraw', '/responsibility']) expect(links(href).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Turn off quiet mode' })).toBeTruthy();
});
