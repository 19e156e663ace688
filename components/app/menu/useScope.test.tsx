import { act, screen } from '@testing-library/react';
import { STORED, writeStored } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import { makeStore } from '@/store/store';
import { playerStore } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { useScope } from './useScope';

afterEach(() => localStorage.clear());

const Role = () => <p>{useScope()}</p>;

test('ROLE-01 a visitor is a guest, also with a token whose player is not known yet', () => {
  const { unmount } = show(<Role />, { store: guestStore() });
  expect(screen.getByText('guest')).toBeVisible();
  unmount();
  writeStored(STORED.token, 'of somebody');
  show(<Role />, { store: makeStore({ http: () => new Promise(() => {}) }) });
  expect(screen.getByText('guest')).toBeVisible();
});

test('ROLE-01 a player is one from the moment the backend says who it is until the session ends', async () => {
  const { store } = await playerStore();
  show(<Role />, { store });
  expect(screen.getByText('user')).toBeVisible();
  act(() => void store.dispatch(signedOut('SESSION_ENDED')));
  expect(screen.getByText('guest')).toBeVisible();
});
