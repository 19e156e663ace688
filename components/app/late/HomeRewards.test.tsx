import { act, screen, within } from '@testing-library/react';
import { STORED, writeStored } from '@/services/browser/storage';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { frames } from '@/tests/support/frames';
import { LOST, playerStore } from '@/tests/support/player';
import { PATHS, SOME_DAYS } from '@/tests/support/rakeback';
import { HomeAwards, HomeRakeback } from './HomeRewards';
import { ModalStage } from '../modal/ModalStage';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const HomeRewards = () => (
  <>
    <HomeRakeback />
    <HomeAwards />
  </>
);

const title = 'Rakeback calendar';
const EXCLUDED = { userLimit: { isSelfExclusionPermanent: true } };

const player = (user: object = {}, more: object = {}) =>
  playerStore(
    { [PATHS.days]: () => Promise.resolve(SOME_DAYS) },
    { depositCount: 1, currencyCode: 'EUR', ...user },
    more,
  );

/** A brand without the award, which has its own tests. */
const NO_AWARD = { theme: 'lulu' };

/** User input ends the wait for an idle page. */
async function touch() {
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  await frames();
}

afterEach(() => localStorage.clear());

test('RAKE-01 guests see the carousel once the page is at rest, with samples, in the place of as many cells', async () => {
  show(<HomeRewards />);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(14);
  await touch();
  const carousel = await screen.findByRole('region', { name: title });
  expect(within(carousel).getAllByRole('listitem')).toHaveLength(14);
  expect(screen.getByText(/^Sample calendar/)).toBeVisible();
});

test('a player sees their own days', async () => {
  const { store, asked } = await player();
  show(<HomeRewards />, { store, settings: NO_AWARD });
  await touch();
  expect(await screen.findByRole('region', { name: title })).toBeVisible();
  expect(asked.map(({ path }) => path)).toContain(PATHS.days);
  expect(screen.queryByText(/^Sample calendar/)).toBeNull();
});

test('a player whose details are on their way sees no samples, but the place of their days', async () => {
  writeStored(STORED.token, 'token-of-maria');
  show(<HomeRewards />, { store: makeStore({ http: () => new Promise(() => {}) }), settings: NO_AWARD });
  await touch();
  expect(screen.queryByText(/^Sample calendar/)).toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(14);
});

test('days that do not come are a box with another try', async () => {
  const noDailyBonus = { data: { available: false, nextAt: null, result: null } };
  const answers = { [PATHS.days]: () => Promise.reject(LOST), '/api/user/daily-bonus': noDailyBonus };
  const { store } = await playerStore(answers, { depositCount: 1 });
  show(<HomeRewards />, { store, settings: NO_AWARD });
  await touch();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['LIM-11 who wants no calendars', {}, { preferences: { noCalendar: true } }],
  ['SESS-10 who is excluded', EXCLUDED, {}],
])('%s has none on the home page, and nothing is asked', async (_, user, more) => {
  const { store, asked } = await player(user, more);
  show(<HomeRewards />, { store, settings: NO_AWARD });
  await touch();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(asked.map(({ path }) => path)).not.toContain(PATHS.days);
});

test('SESS-10 an excluded player finds no calendar in its dialog', async () => {
  const router = fakeRouter('/vip?modal=rakeback');
  const { store, asked } = await player(EXCLUDED);
  show(<ModalStage />, { store });
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(await within(dialog).findByText('Not available while you’re excluded')).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain(PATHS.days);
  router.remove();
});
