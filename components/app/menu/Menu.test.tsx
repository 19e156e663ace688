import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router from 'next/router';
import { show, type Around } from '@/tests/render';
import { fakeRouter, goBack } from '@/tests/support/fakeRouter';
import { AppShell } from '../frame/AppShell';
import { ModalStage } from '../modal/ModalStage';
// Imported here, so that the first test does not wait for its compilation.
import './MenuSheet';

const shell = (
  <>
    <AppShell year={2026}>content</AppShell>
    <ModalStage />
  </>
);
const button = () => screen.getByRole('button', { name: 'Menu' });
const sheet = () => screen.findByRole('dialog', { name: 'Menu' });
const rowsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const address = () => location.pathname + location.search;

let router: ReturnType<typeof fakeRouter>;
beforeEach(() => {
  router = fakeRouter('/casino');
});
afterEach(() => {
  router.remove();
  window.history.replaceState(null, '', '/');
});

async function opened(around: Around = {}) {
  const shown = show(shell, { styled: true, ...around });
  await shown.user.click(button());
  return { ...shown, dialog: await sheet() };
}

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
    'Contact us',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
});

it('E18 the open menu is an address, so that Back closes it and stays on the page', async () => {
  await opened();
  expect(address()).toBe('/casino?modal=menu');
  await act(goBack);
  expect(address()).toBe('/casino');
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(router.fetched).toEqual([]);
});

it('E18 a link of the menu takes the place of the menu in the history', async () => {
  const page = { ...router, pathname: '/casino', query: {}, locale: 'en', prefetch: async () => undefined };
  const { user } = show(<RouterContext.Provider value={page as never}>{shell}</RouterContext.Provider>, {
    styled: true,
  });
  await user.click(button());
  const before = window.history.length;
  await user.click(within(await sheet()).getByRole('link', { name: 'VIP' }));
  await waitFor(() => expect(address()).toBe('/vip'));
  expect(window.history).toHaveLength(before);
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await act(goBack);
  expect(address()).toBe('/casino');
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
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'true'));
});

it('leaves as soon as a page is opened from it, and comes back if that page cannot be had', async () => {
  const { dialog } = await opened();
  act(() => Router.events.emit('routeChangeStart', '/vip', { shallow: false }));
  expect(dialog).not.toHaveAttribute('open');
  act(() => Router.events.emit('routeChangeError', new Error('offline'), '/vip', { shallow: false }));
  expect(dialog).toHaveAttribute('open');
});

it('CONF-05 with the panel navigation its groups stand open below a heading', async () => {
  const { dialog } = await opened({ settings: { navigationSystem: 'panel' } });
  expect(dialog.querySelector('nav details')).toBeNull();
  const info = within(dialog).getByRole('list', { name: 'Info' });
  expect(within(info).getByRole('link', { name: 'Profile details' })).toHaveAttribute('href', '/account');
});
