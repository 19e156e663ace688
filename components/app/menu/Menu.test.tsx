import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Router from 'next/router';
import { show } from '@/tests/render';
import { AppShell } from '../frame/AppShell';
// Imported here, so that the first test does not wait for its compilation.
import './MenuSheet';

const shell = <AppShell year={2026}>content</AppShell>;
const button = () => screen.getByRole('button', { name: 'Menu' });
const sheet = () => screen.findByRole('dialog', { name: 'Menu' });
const rowsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('opens the whole menu over the page, safer play and help first, and gives the focus back', async () => {
  const { user } = show(shell, { styled: true });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  const dialog = await sheet();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(rowsOf(dialog)).toEqual([
    'Safer play',
    'Help',
    'Casino',
    'Slots',
    'Popular',
    'New',
    'Tournaments',
    'VIP',
    'Promo',
    'Profile details',
    'Wallet',
    'Responsibility',
    'Contacts',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('CONF-31 A30 the bar of a phone is data: the places of the site or of the operator, then the whole menu', () => {
  const bar = () => within(document.querySelector<HTMLElement>('.bottom-bar')!);
  const hrefs = () =>
    bar()
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  const { unmount } = show(shell);
  expect(hrefs()).toEqual(['/', '/casino?modal=search', '/Wallet', '/cashback']);
  unmount();
  show(shell, {
    settings: {
      bottomMenu: [
        { key: 'slots', page: 'slots' },
        { key: 'search', href: '/casino?modal=search' },
      ],
    },
  });
  expect(hrefs()).toEqual(['/casino/slots', '/casino?modal=search']);
  expect(bar().getByRole('link', { name: 'Search', hidden: true })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(bar().getByRole('button', { name: 'Menu', hidden: true })).toBeInTheDocument();
});

it('answers Enter and Space like a button', async () => {
  const { user } = show(shell, { styled: true });
  button().focus();
  await user.keyboard(' ');
  fireEvent(await sheet(), new Event('cancel', { cancelable: true }));
  act(() => (screen.getByRole('dialog') as HTMLDialogElement).close());
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  button().focus();
  await user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('leaves when a page is opened from it', async () => {
  const { user } = show(shell, { styled: true });
  await user.click(button());
  await sheet();
  act(() => Router.events.emit('routeChangeStart', '/vip', { shallow: false }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('CONF-05 with the panel navigation its groups stand open below a heading', async () => {
  const { user } = show(shell, { settings: { navigationSystem: 'panel' }, styled: true });
  await user.click(button());
  const dialog = await sheet();
  expect(dialog.querySelector('details')).toBeNull();
  const info = within(dialog).getByRole('list', { name: 'Info' });
  expect(within(info).getByRole('link', { name: 'Profile details' })).toHaveAttribute('href', '/account');
});
