import { screen, waitFor } from '@testing-library/react';
import { QuietGate } from './QuietGate';
import type { HttpRequest } from '@/services/http/call';
import { readStored, STORED } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { QuietSetting } from '@/components/protection/quiet/QuietSetting';

const toggle = () => screen.getByRole('switch', { name: 'Quiet mode' });
const marked = () => document.documentElement.hasAttribute('data-quiet');
const parts = (
  <>
    <QuietGate />
    <QuietSetting />
  </>
);

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-quiet');
});

/** An account that keeps quiet mode, unless `refuse` throws. */
async function open(told: object, refuse?: () => void) {
  const more = { preferences: told };
  const save = ({ body }: HttpRequest) => {
    refuse?.();
    more.preferences = { ...more.preferences, ...(body as object) };
    return { data: { preferences: more.preferences } };
  };
  const { store, asked } = await playerStore({ '/api/user/preferences': save }, {}, more);
  return { ...show(parts, { store }), sent: () => asked.map(({ body }) => body) };
}

test('a guest keeps quiet mode on the device, and the page is marked for its style', async () => {
  const store = makeStore({ http: async () => ({}) });
  store.dispatch(signedOut(null));
  const { user } = show(parts, { store });
  expect(toggle()).not.toBeChecked();
  await user.click(toggle());
  expect(toggle()).toBeChecked();
  expect([readStored(STORED.quiet), marked()]).toEqual(['1', true]);
  await user.click(toggle());
  expect([readStored(STORED.quiet), marked()]).toEqual([null, false]);
});

test('a player keeps it on the account, which is asked to', async () => {
  const { user, sent } = await open({});
  await user.click(toggle());
  await waitFor(() => expect(sent()).toEqual([{ quietMode: true }]));
  expect(toggle()).toBeChecked();
});

test('what the account says counts on every device, and the device follows', async () => {
  await open({ quietMode: true });
  expect(toggle()).toBeChecked();
  await waitFor(() => expect(readStored(STORED.quiet)).toBe('1'));
  expect(marked()).toBe(true);
});

test('a choice that the account did not take says so', async () => {
  const { user } = await open({ quietMode: false }, () => {
    throw { code: 'INTERNAL' };
  });
  await user.click(toggle());
  expect(await screen.findByText('We couldn’t save this to your account. Please try again.')).toBeVisible();
  expect(toggle()).not.toBeChecked();
});
