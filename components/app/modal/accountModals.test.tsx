import { act, screen, waitFor, within } from '@testing-library/react';
import { keepExpiredLink } from '@/components/account/verification/expiredLink';
import en from '@/locales-fallback/en.json';
import { show, type Around } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { playerStore } from '@/tests/support/player';
import { ModalStage } from './ModalStage';

// Loading texts is tested with withTexts.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));

let router: ReturnType<typeof fakeRouter>;
afterEach(() => {
  router.remove();
  localStorage.clear();
  keepExpiredLink(undefined);
});

async function at(address: string, around: Around = {}) {
  router = fakeRouter(address);
  const shown = show(<ModalStage />, around);
  await act(async () => undefined);
  return shown;
}
const address = () => location.pathname + location.search;
const close = () => screen.getByRole('button', { name: 'Close' });

test.each([
  ['login', 'Log in'],
  ['signup', 'Create your account'],
  ['linked-signup', 'Register'],
  ['hold', 'Finish registering?'],
  ['rakeback', 'Rakeback calendar'],
  ['calendar', 'Promotion calendar'],
  ['verify-email-expired', 'This link has expired'],
])(
  'MODAL-01 MODAL-02 MODAL-05 any page can carry %s; closing it leaves the rest of the address',
  async (name, title) => {
    const { user } = await at(`/vip?page=2&modal=${name}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    if (name === 'linked-signup') return;
    await user.click(close());
    expect(address()).toBe('/vip?page=2');
  },
);

test.each([
  ['menu', 'a guest'],
  ['search', 'a guest'],
  ['self-test', 'a guest'],
  ['statistics', 'a guest'],
  ['verify-email', 'a player'],
  ['first-steps', 'a player'],
  ['inbox', 'a player'],
])('ENG-12 any page can carry %s for %s, with a name and a way out', async (name, who) => {
  const around = who === 'a player' ? { store: (await playerStore({}, { isEmailVerified: false })).store } : {};
  const { user } = await at(`/vip?page=2&modal=${name}`, around);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName(/\S/);
  expect(within(dialog).queryByText(en['ui.loadingError'])).toBeNull();
  await user.click(within(dialog).getAllByRole('button', { name: /Close|Later/ })[0]!);
  await waitFor(() => expect(address()).toBe('/vip?page=2'));
});

test.each([
  ['is excluded for good', { isSelfExclusionPermanent: true, selfExclusion: null }],
  [
    'takes a break of some hours',
    { isSelfExclusionPermanent: false, selfExclusion: '2999-01-01T12:00:00.000Z', isSelfExclusionByClock: true },
  ],
])('A09 E10 SESS-10 a player who %s sees no offers in the promotion calendar', async (_, userLimit) => {
  const { store, asked } = await playerStore({}, { userLimit });
  await at('/vip?modal=calendar', { store });
  const dialog = await screen.findByRole('dialog', { name: 'Promotion calendar' });
  expect(await within(dialog).findByText(/^You’ve excluded yourself/)).toBeVisible();
  expect(within(dialog).queryByRole('list')).toBeNull();
  expect(asked.filter(({ path }) => path.includes('get-all-bonus'))).toEqual([]);
});

test('API-39 a dialog whose call is missing says that this casino does not offer it', async () => {
  const { user } = await at('/vip?modal=login', { settings: { endpoints: { login: null } } });
  const dialog = await screen.findByRole('dialog', { name: 'Not available here' });
  expect(dialog).toHaveTextContent('This casino doesn’t offer this feature.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  expect(address()).toBe('/vip');
});

test('MODAL-06 CONF-20 closing the registration asks to finish it where the operator wants that, and only there', async () => {
  const { user, unmount } = await at('/vip?modal=signup', { settings: { holdUserOnRegistration: true } });
  await screen.findByRole('dialog', { name: 'Create your account' });
  await user.click(close());
  expect(await screen.findByRole('dialog', { name: 'Finish registering?' })).toBeVisible();
  expect(address()).toBe('/vip?modal=hold');
  await user.click(close());
  await waitFor(() => expect(address()).toBe('/vip'));
  unmount();
  router.remove();
  const bare = await at('/vip?modal=signup');
  await screen.findByRole('dialog', { name: 'Create your account' });
  await bare.user.click(close());
  expect(address()).toBe('/vip');
});

test.each(['login', 'signup', 'hold'])('a player is shown no %s', async (name) => {
  await at(`/vip?modal=${name}`, { store: (await playerStore()).store });
  expect(document.querySelector('dialog')).toBeNull();
  expect(address()).toBe('/vip');
});

test('a guest is not asked to verify an address', async () => {
  await at('/vip?modal=verify-email');
  expect(document.querySelector('dialog')).toBeNull();
  expect(address()).toBe('/vip');
});
