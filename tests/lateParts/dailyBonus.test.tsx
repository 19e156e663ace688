import { act, screen, waitFor } from '@testing-library/react';
import { show } from '@/tests/render';
import { frames } from '@/tests/support/frames';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { LateDaily } from '@/components/app/late/rewardParts';
import HomePage from '@/pages/index';
// Imported here, so that no test waits for their compilation.
import '@/components/rewards/award/AwardCard';
import '@/components/rewards/daily/DailyBonus';

jest.mock('next/head', () => ({ __esModule: true, default: () => null }));
jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const DAILY = '/api/user/daily-bonus';
const OPEN = '/api/user/open-daily-bonus';
const waits = { data: { available: true, nextAt: null, result: null } };
const opened = (nextAt = '2026-11-21T00:00:00.000Z') => ({
  data: { available: false, nextAt, result: { amount: '0.20', currencyCode: 'EUR' } },
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function open(answers: Answers, user: Record<string, unknown> = {}) {
  const { store, asked } = await playerStore(answers, user);
  const shown = show(<LateDaily />, { store });
  await frames();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  const sent = (path: string) => asked.filter((request) => request.path === path);
  return { ...shown, sent, answers };
}

const press = () => screen.getByRole('button', { name: 'Open it' });

test('BON-12 a daily bonus that waits is opened by a press, once however often it is pressed, and shows what was in it', async () => {
  const answers: Answers = { [DAILY]: waits };
  answers[OPEN] = () => {
    answers[DAILY] = opened();
    return opened();
  };
  const { user, sent } = await open(answers);
  expect(screen.getByRole('region', { name: 'Daily bonus' })).toBeVisible();
  expect(screen.queryByText(/€/)).toBeNull();
  await user.dblClick(press());
  expect(await screen.findByText('€0.20')).toBeVisible();
  expect(screen.getByText(/^Next one: 21 Nov, \d\d:\d\d/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent(OPEN)).toMatchObject([{ needsToken: true, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('a casino without the calendar has it on the home page all the same, and no award, which leads there', async () => {
  const { store, asked } = await playerStore({ [DAILY]: waits }, { depositCount: 1 });
  const settings = { endpoints: { rakebackDays: null } };
  show(<HomePage heroGames={[]} guestOffer={null} questions={[]} written={null} />, { store, settings });
  expect(await screen.findByRole('region', { name: 'Daily bonus' })).toBeVisible();
  await frames();
  expect(asked.map(({ path }) => path)).not.toContain('/api/user/calendar-award');
});

test('nothing is shown where none is offered, and to who excluded themselves', async () => {
  const nothing = { data: { available: false, nextAt: null, result: null } };
  const { container, unmount } = await open({ [DAILY]: nothing });
  expect(container).toBeEmptyDOMElement();
  unmount();
  const limits = { isSelfExclusionPermanent: true, selfExclusion: null };
  const { container: other, sent } = await open({ [DAILY]: waits }, { userLimit: limits });
  expect(other).toBeEmptyDOMElement();
  expect(sent(DAILY)).toEqual([]);
});

test('after a lost answer the same one is asked for again, and no success is told before the server said so', async () => {
  const answers: Answers = { [DAILY]: waits };
  let calls = 0;
  answers[OPEN] = () => {
    calls += 1;
    if (calls === 1) throw LOST;
    answers[DAILY] = opened();
    return opened();
  };
  const { user, sent } = await open(answers);
  await user.click(press());
  expect(await screen.findByText(/won’t be opened twice/)).toBeVisible();
  expect(screen.queryByText('€0.20')).toBeNull();
  expect(await screen.findByText('€0.20')).toBeVisible();
  const keys = sent(OPEN).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was in it is shown though it does not come again after the opening', async () => {
  const answers: Answers = { [DAILY]: waits };
  answers[OPEN] = () => {
    answers[DAILY] = () => Promise.reject({ code: 'INTERNAL_ERROR' });
    return opened();
  };
  const { user } = await open(answers);
  await user.click(press());
  expect(await screen.findByText('€0.20')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that another tab has opened says what was in it', async () => {
  const answers: Answers = { [DAILY]: waits };
  answers[OPEN] = () => {
    answers[DAILY] = opened();
    throw { code: 'DAILY_BONUS_UNAVAILABLE', message: 'It was opened already.' };
  };
  const { user } = await open(answers);
  await user.click(press());
  expect(await screen.findByText('€0.20')).toBeVisible();
});

test('a refusal is told in the server’s words, and the button stays', async () => {
  const refuse = () => {
    throw { code: 'COUNTRY_BLOCKED', message: 'Not in your country.' };
  };
  const { user } = await open({ [DAILY]: waits, [OPEN]: refuse });
  await user.click(press());
  expect(await screen.findByText('Not in your country.')).toBeVisible();
  expect(press()).toBeEnabled();
});

test('what does not load says so, and can be asked for again', async () => {
  const { user, answers } = await open({ [DAILY]: { data: {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your daily bonus.');
  answers[DAILY] = waits;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(press()).toBeVisible());
});

test('the next one shows itself when its time has come', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:50.000Z') });
  const answers: Answers = { [DAILY]: opened() };
  const { store } = await playerStore(answers);
  show(<LateDaily />, { store });
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('€0.20')).toBeVisible();
  answers[DAILY] = waits;
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(press()).toBeVisible();
});

test('it shows itself on the way back from a sleep in which no timer went on', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z') });
  const answers: Answers = { [DAILY]: opened() };
  const { store, asked } = await playerStore(answers);
  show(<LateDaily />, { store });
  await act(() => jest.advanceTimersByTimeAsync(200));
  const comeBack = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(200);
    });
  const calls = () => asked.filter(({ path }) => path === DAILY).length;
  answers[DAILY] = waits;
  await comeBack();
  expect([calls(), screen.queryByRole('button')]).toEqual([1, null]);
  jest.setSystemTime(Date.parse('2026-11-21T07:00:00.000Z'));
  await comeBack();
  expect([calls(), press()]).toEqual([2, expect.anything()]);
});
