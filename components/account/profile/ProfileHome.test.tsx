import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { ProfileHome } from './ProfileHome';

const Totals = () => <p>Totals of the account</p>;

afterEach(() => localStorage.clear());

const WALLET = {
  realMoney: '120.50',
  bonus: '10',
  wager: '350',
  depositWager: '4',
  rollover: '2',
  isActive: true,
};

test('PROF-11 ENT-37 the home of the profile shows nickname, level and the values of the balance', async () => {
  const details = {
    userWallet: [{ currencyCode: 'EUR', ...WALLET }],
    userLoyaltyLevel: { level: 5, name: 'Coral', xp: 63_040 },
  };
  const { store } = await playerStore({}, {}, details);
  show(<ProfileHome Totals={Totals} />, { store });
  expect(screen.getByText('Coral')).toBeVisible();
  expect(screen.getByText(/marlin/)).toBeVisible();
  expect(screen.getByText('Totals of the account')).toBeVisible();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['€120.50', '€10.00', '€350.00', '€4.00', '€2.00']);
});

test('PROF-10 it leads to balance, verification, bonuses, VIP club, history, freeze and limits', async () => {
  const { store } = await playerStore();
  show(<ProfileHome Totals={Totals} />, { store });
  const ways = within(screen.getAllByRole('list').at(-1)!).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/edit-profile',
    '/Wallet',
    '/profile/transactions',
    '/profile/safety',
    '/profile/verify',
    '/bonuses',
    '/vip-club',
    '/profile/refer',
    '/profile/favorites',
    '/profile2/limits',
    '/profile2/freeze-account',
  ]);
});

test.each([
  [true, ['Email verified']],
  [false, ['Email not verified']],
  [undefined, []],
])('an address that is verified: %j has the mark %j', async (isEmailVerified, marks) => {
  const { store } = await playerStore({}, { isEmailVerified });
  show(<ProfileHome Totals={Totals} />, { store });
  expect(screen.getByText('maria@example.com')).toBeVisible();
  expect(screen.queryAllByText(/^Email (not )?verified$/).map(({ textContent }) => textContent)).toEqual(marks);
});

test('A15 VAL-05 a generated address is not shown: there is one to be added', async () => {
  const { store } = await playerStore({}, { email: '5@noemail.invalid', isEmailVerified: false });
  show(<ProfileHome Totals={Totals} />, { store });
  expect(screen.getByRole('link', { name: 'Add your email' })).toHaveAttribute('href', '/profile/edit-profile');
  expect(screen.queryByText('Email not verified')).toBeNull();
  expect(document.body).not.toHaveTextContent('noemail');
});
