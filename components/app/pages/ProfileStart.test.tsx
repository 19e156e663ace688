import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { ProfileStart } from './ProfileStart';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const LIMITS = '/api/user/limits';
const limits = {
  data: {
    limits: [
      { kind: 'deposit', period: 0, amount: '100', used: '25', currencyCode: 'EUR' },
      { kind: 'deposit', period: 1, amount: null, used: '25', currencyCode: 'EUR' },
      { kind: 'loss', period: 0, amount: '10', used: '1', currencyCode: 'EUR' },
    ],
  },
};
const CORAL = { level: 3, name: 'Coral', xp: 63_040.7, nextLevelXp: 100_000, nextLevelName: 'Meridian' };

afterEach(() => localStorage.clear());

test('the profile starts with what was deposited and spent since the account was opened', async () => {
  const { store } = await playerStore({}, { currencyCode: 'EUR' }, { totalDeposit: '3450.00', totalSpend: '1200.50' });
  show(<ProfileStart />, { store });
  await screen.findByRole('region', { name: 'Deposit limits' });
  const totals = screen.getByText('Total deposited').closest('dl')!;
  expect(
    within(totals)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['€3,450.00', '€1,200.50']);
});

test('totals that the backend does not tell are not shown', async () => {
  const { store } = await playerStore({}, {}, { totalDeposit: null, totalSpend: null });
  show(<ProfileStart />, { store });
  await screen.findByRole('region', { name: 'Deposit limits' });
  expect(screen.queryByText('Total deposited')).toBeNull();
  expect(screen.queryByText('Total spent')).toBeNull();
});

test('the level, the last days and the deposit limits are told, each with the way to all of it', async () => {
  const { store } = await playerStore({ [LIMITS]: limits }, {}, { userLoyaltyLevel: CORAL });
  show(<ProfileStart />, { store });
  const level = screen.getByRole('region', { name: 'Your level' });
  expect(level).toHaveTextContent('CoralPoints63,040Points to Meridian36,960');
  expect(within(level).getByRole('link')).toHaveAttribute('href', '/vip-club');
  expect(screen.getByRole('region', { name: 'Your last 30 days' })).toBeVisible();
  const own = await screen.findByRole('region', { name: 'Deposit limits' });
  const rows = (await within(own).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Daily€25.00 of €100.00', 'WeeklyNo limit']);
  expect(within(own).getByRole('link', { name: 'Change limits' })).toHaveAttribute('href', '/profile2/limits');
});

test('where the number of deposits and the next level are unknown, the days and the points stand all the same', async () => {
  const level = { level: 3, name: 'Coral', xp: 63_040.7 };
  const { store } = await playerStore({}, { depositCount: null }, { userLoyaltyLevel: level });
  show(<ProfileStart />, { store });
  expect(await screen.findByRole('region', { name: 'Today’s rakeback' })).toBeVisible();
  const own = screen.getByRole('region', { name: 'Your level' });
  expect(own).toHaveTextContent(/CoralPoints63,040(?!Points)/);
  expect(within(own).queryByRole('progressbar')).toBeNull();
});

test('WDR-10 an excluded player is told of no level and no claim', async () => {
  const { store } = await playerStore(
    { [LIMITS]: limits },
    { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } },
    { userLoyaltyLevel: CORAL, depositCount: 1 },
  );
  show(<ProfileStart />, { store });
  expect(await screen.findByRole('region', { name: 'Deposit limits' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your level' })).toBeNull();
});
