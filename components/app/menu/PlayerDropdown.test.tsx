import { screen, waitFor } from '@testing-library/react';
import { readStored, STORED } from '@/services/browser/storage';
import { playerStore } from '@/tests/support/player';
import { show } from '@/tests/render';
import { PlayerDropdown } from './PlayerDropdown';

afterEach(() => localStorage.clear());

async function open(user = {}, around = {}) {
  const { store, asked } = await playerStore({ '/api/user/logout': { data: {} } }, user);
  return { ...show(<PlayerDropdown />, { store, ...around }), store, asked };
}

const button = () => screen.getByRole('button', { name: 'Account menu: Maria Lindqvist' });
const items = () => screen.getAllByRole('menuitem');

test('NAV-23 the menu holds the four places, the first steps and the way out, in this order', async () => {
  const { user } = await open();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveTextContent('ML');
  await user.click(button());
  expect(items().map((item) => item.textContent)).toEqual([
    'Profile',
    'Deposit',
    'Withdrawal',
    'Transactions',
    'First steps',
    'Log out',
  ]);
  expect(items().map((item) => item.getAttribute('href'))).toEqual([
    '/profile',
    '/deposit',
    '/withdraw',
    '/profile/transactions',
    '/?modal=first-steps',
    null,
  ]);
  expect(screen.getByText('maria@example.com')).toBeVisible();
});

test('the profile is the account panel, where the operator has that navigation', async () => {
  const { user } = await open({}, { settings: { navigationSystem: 'panel' } });
  await user.click(button());
  expect(items()[0]).toHaveAttribute('href', '/account');
});

test('CONF-31 A30 the operator may name the places; the way out stays', async () => {
  const accountMenu = [
    { key: 'deposit', page: 'deposit', scope: 'guest' },
    { key: 'vip', page: 'vip' },
    { key: 'chat', label: 'Talk to us', href: 'https://chat.example/' },
  ];
  const { user } = await open({}, { settings: { accountMenu } });
  await user.click(button());
  expect(items().map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['VIP', '/vip'],
    ['Talk to us', 'https://chat.example/'],
    ['Log out', null],
  ]);
});

test('NAV-23 Log out signs out at once', async () => {
  const { user, store, asked } = await open();
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(store.getState().auth.isAuthenticated).toBe(false);
  expect(readStored(STORED.token)).toBeNull();
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/user/logout'));
});

test('it is used by keyboard alone: arrows go round, Escape leads back', async () => {
  const { user } = await open();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(items()[0]).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(items()[5]).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{Home}{ArrowDown}');
  expect(items()[1]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(items()[0]).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press elsewhere closes it', async () => {
  const { user } = await open();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a player without a name is called by the address', async () => {
  await open({ firstName: null, lastName: null, nickname: null });
  expect(screen.getByRole('button', { name: 'Account menu: maria' })).toHaveTextContent('M');
});

test('A15 VAL-05 who registered by phone is named by the number, masked, and asked to add an e-mail', async () => {
  const names = { firstName: null, lastName: null, nickname: null };
  const { user } = await open({ ...names, email: '5@noemail.invalid', phoneCode: '49', phone: '15112345678' });
  await user.click(screen.getByRole('button', { name: 'Account menu: +49 ••• 678' }));
  expect(screen.getByRole('menuitem', { name: 'Add your email' })).toHaveAttribute('href', '/profile/edit-profile');
  expect(document.body).not.toHaveTextContent('noemail');
});
