import { act, screen } from '@testing-library/react';
import { atHost } from '@/domain/account/registration/mirror';
import { signedOut } from '@/store/auth';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { playerStore } from '@/tests/support/player';
import { HeaderAccount } from './HeaderAccount';

jest.mock('../menu/PlayerMenu', () => ({ PlayerMenu: () => <p>The player’s menu</p> }));

beginAt('/vip?page=2');

const logIn = () => screen.queryByRole('button', { name: 'Log in' });
const register = () => screen.queryByRole('button', { name: 'Register' });
/** The settings at a host of a brand whose mirror has log-in turned off. */
const at = (host: string) =>
  atHost(
    { mirrorDomain: [{ url: 'https://mirror.example', domainId: 3, settings: { loginOff: true } }], loginOff: false },
    host,
  );

test('a guest logs in or registers from here, on the same page', async () => {
  const { user } = show(<HeaderAccount />);
  await user.click(logIn()!);
  expect(location.search).toBe('?page=2&modal=login');
  await user.click(register()!);
  expect(location.search).toBe('?page=2&modal=signup');
});

test('while nobody knows who is here, neither is offered, and their place is kept', () => {
  const store = makeStore({ http: () => new Promise(() => {}) });
  const { container } = show(<HeaderAccount />, { store });
  expect(container.querySelector('.unknown')).toContainElement(screen.getByText('Log in'));
  act(() => void store.dispatch(signedOut(null)));
  expect(container.querySelector('.unknown')).toBeNull();
});

test('a player has the menu instead', async () => {
  show(<HeaderAccount />, { store: (await playerStore()).store });
  expect(await screen.findByText('The player’s menu')).toBeInTheDocument();
  expect(logIn()).toBeNull();
});

test('A14 AUTH-11 on a mirror without log-in a guest can only register', () => {
  const { unmount } = show(<HeaderAccount />, { settings: at('mirror.example') });
  expect(logIn()).toBeNull();
  expect(register()).toBeVisible();
  unmount();
  show(<HeaderAccount />, { settings: at('main.example') });
  expect(logIn()).toBeVisible();
});
