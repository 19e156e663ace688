import { act, screen, within } from '@testing-library/react';
import Router from 'next/router';
import { GUARDED_PAGES } from '@/config/pages/guardedPages';
import { STORED, writeStored } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { Guard } from './Guard';

let router: ReturnType<typeof fakeRouter>;
beforeEach(() => {
  router = fakeRouter('/profile');
});
afterEach(() => {
  router.remove();
  act(() => writeStored(STORED.token, null));
});

const never = () => new Promise(() => {});
const modalAsked = () => new URLSearchParams(location.search).get('modal');

const settings = { helpLine: { label: 'Talk to someone', href: 'https://help.example/' } };
const links = () => within(screen.getByRole('navigation', { name: 'No account needed' })).getAllByRole('link');

it.each([...new Set(Object.values(GUARDED_PAGES))])(
  '%s: says what the page is for, and that it needs an account',
  (panel) => {
    show(<Guard panel={panel} />, { settings });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/guard|title/i);
    expect(screen.getByText('Log in to see this page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

it('leads on by page keys, which an operator may point elsewhere', () => {
  show(<Guard panel="profile" />, { settings: { pageUrlSetup: { contacts: '/help' } }, locale: 'de' });
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/de/responsibility', '/de/help', '/de/casino']);
});

it.each(['limits', 'freeze', 'withdraw'] as const)(
  'offers someone to talk to on %s and no games, and only there',
  (panel) => {
    const { unmount } = show(<Guard panel={panel} />, { settings });
    expect(links()[0]).toHaveAttribute('href', 'https://help.example/');
    expect(screen.getByText(/You don’t need an account to get help/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Casino' })).toBeNull();
    unmount();
    show(<Guard panel="favorites" />, { settings });
    expect(screen.queryByRole('link', { name: /Talk to someone/ })).toBeNull();
  },
);

it('draws no help line with an address that may not stand in a link', () => {
  show(<Guard panel="limits" />, { settings: { helpLine: { label: 'Help', href: 'javascript:alert(1)' } } });
  expect(links()).toHaveLength(2);
});

describe('the way in', () => {
  it('NAV-26 opens the log-in once, in place, when it is known that a guest is here', async () => {
    const store = makeStore({ http: never });
    const entries = history.length;
    show(<Guard panel="profile" />, { store });
    expect(modalAsked()).toBeNull();
    await act(async () => void store.dispatch(signedOut(null)));
    expect(location.pathname + location.search).toBe('/profile?modal=login');
    expect(history).toHaveLength(entries);
    window.history.replaceState(null, '', '/profile');
    await act(async () => void store.dispatch(signedOut('SESSION_ENDED')));
    expect(modalAsked()).toBeNull();
  });

  it('never opens it over a dialog of the address', async () => {
    window.history.replaceState(null, '', '/profile?modal=signup');
    show(<Guard panel="profile" />);
    expect(modalAsked()).toBe('signup');
  });

  it('never calls off a page that is being loaded for it, nor opens it over that page', async () => {
    const store = makeStore({ http: never });
    const { unmount } = show(<Guard panel="profile" />, { store });
    act(() => Router.events.emit('routeChangeStart', '/casino', { shallow: false }));
    await act(async () => void store.dispatch(signedOut(null)));
    expect(modalAsked()).toBeNull();
    unmount();
    act(() => Router.events.emit('routeChangeComplete', '/casino', { shallow: false }));
    expect(modalAsked()).toBeNull();
  });

  it('leads to log-in and registration', async () => {
    const { user } = show(<Guard panel="profile" />);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(modalAsked()).toBe('signup');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(modalAsked()).toBe('login');
  });

  it('A14 offers only the log-in where nobody can register', () => {
    show(<Guard panel="profile" />, { settings: { endpoints: { signUp: null } } });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('A14 AUTH-11 offers only registration on a mirror without log-in, and opens nothing there', () => {
    show(<Guard panel="profile" />, {
      settings: { loginOff: true },
    });
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
    expect(modalAsked()).toBeNull();
  });

  it('waits while a stored session is being looked up', () => {
    writeStored(STORED.token, 'abc');
    show(<Guard panel="profile" />, { store: makeStore({ http: never }) });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('Log in to see this page')).toBeNull();
    expect(modalAsked()).toBeNull();
  });
});
