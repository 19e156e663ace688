import { act, screen, waitFor } from '@testing-library/react';
import en from '@/locales-fallback/en.json';
import { show, type Around } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { AppGate } from './AppGate';

const settings = { brandName: 'Harbour', consentRequired: false };
const prompt = jest.fn(async () => undefined);

/** What the page's first script does when the browser offers the installation. */
function offered(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) });
  Object.assign(window, { installOffer: offer });
  act(() => void window.dispatchEvent(new Event('installOffer')));
}

const open = (around: Around = {}) => show(<AppGate />, { pathname: '/casino', ...around, settings });
const card = () => screen.queryByRole('region', { name: 'Install Harbour' });

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => en }) as Response);
});
afterEach(() => {
  localStorage.clear();
  Object.assign(window, { installOffer: undefined });
});

test('ENG-11 installing is offered once the browser offers it, and opens its own question', async () => {
  const { user } = open();
  expect(card()).toBeNull();
  offered();
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(card()).toBeNull();
});

test('"Later" is remembered, also when it is said to the browser', async () => {
  const { user, unmount } = open();
  offered();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(card()).toBeNull();
  unmount();
  open();
  offered();
  expect(card()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  localStorage.clear();
});

test('a refusal of the browser’s question counts as "Later"', async () => {
  const { user } = open();
  offered('dismissed');
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  await waitFor(() => expect(localStorage.getItem('installLater')).toBe('1'));
});

test('nothing is offered over a game, nor to an excluded player', async () => {
  const { unmount } = open({ pathname: '/casino/games/[game]' });
  offered();
  expect(card()).toBeNull();
  unmount();
  const { store } = await playerStore({}, { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } });
  open({ store });
  offered();
  await waitFor(() => expect(card()).toBeNull());
});
