import { act, fireEvent, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { signedOut } from '@/store/auth';
import { signOut } from '@/store/session';
import { show, type Around } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { LateAward, LateMenuAward } from '@/components/app/late/rewardParts';
// Imported here, so that the first test does not wait for their compilation.
import '@/components/rewards/award/AwardCard';
import '@/components/rewards/award/AwardPanel';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const AWARD = '/api/user/calendar-award';
const told = (ngr: number | string, percent: number | string = 0.08) => ({
  data: { userCalendarData: { ngr, percent, payout: '0', currencyCode: 'EUR' } },
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** The card and the menu panel together, as with an open menu, at 20 seconds past the quarter hour. */
async function open(answers: Answers, around: Around = {}, more: object = {}, router: object = {}) {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:15:20.000Z') });
  const { store, asked } = await playerStore(answers, {}, { currencySymbol: '€', ...more });
  const events = createSocketEvents();
  const page = { prefetch: async () => undefined, ...router } as unknown as NextRouter;
  const shown = show(
    <RouterContext.Provider value={page}>
      <SocketEventsProvider value={events.subscribe}>
        <LateAward />
        <LateMenuAward />
      </SocketEventsProvider>
    </RouterContext.Provider>,
    { store, ...around },
  );
  await pass(100);
  await pass(100);
  const count = () => asked.filter(({ path }) => path === AWARD).length;
  const publish = (...event: Parameters<typeof events.publish>) => act(() => events.publish(...event));
  return { ...shown, store, publish, count, answers };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = () => screen.getByRole('heading', { name: 'Cashback award' }).closest('section')!;
const names = () => [...card().querySelectorAll('dt')].map(({ textContent }) => textContent);
const figures = () => [...card().querySelectorAll('dd')].map(({ textContent }) => textContent);

test('AWARD-01 AWARD-04 payout, countdown, the loss it comes from, and the way to the calendar', async () => {
  await open({ [AWARD]: told('312.40') });
  expect(card()).toHaveTextContent('€24.99');
  expect(screen.getByRole('timer')).toHaveTextContent('14:40');
  expect(figures()).toEqual(['−€312.40', '8.00%', '−€287.41']);
  expect(names()).toEqual(['Your net result today', 'Cashback rate', 'Net result today with this cashback']);
  expect(screen.getByRole('link', { name: 'Open calendar' })).toHaveAttribute('href', '/cashback');
});

test('a name of many words leaves its sum beside it', async () => {
  await open({ [AWARD]: told('312.40') }, { styled: true });
  const { flexGrow, flexBasis } = getComputedStyle(screen.getByText('Net result today with this cashback'));
  expect([flexGrow, flexBasis]).toEqual(['1', 'min-content']);
});

test('AWARD-02 the menu of a player shows the same payout, and leads to the claims', async () => {
  await open({ [AWARD]: told('312.40') });
  const link = screen.getByRole('link', { name: 'See what you can claim' });
  expect(link).toHaveAttribute('href', '/cashback');
  expect(link.closest('section')).toHaveTextContent('€24.99');
});

test('E18 the way to the claims takes the place of the menu in the history', async () => {
  const router = fakeRouter('/casino?modal=menu');
  await open({ [AWARD]: told('312.40') }, {}, {}, router);
  fireEvent.click(screen.getByRole('link', { name: 'See what you can claim' }));
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(router.replace).toHaveBeenCalledWith('/cashback', '/cashback', { locale: false });
  expect(router.push).not.toHaveBeenCalled();
  router.remove();
});

test('A24 AWARD-03 a theme that the test panel puts on takes the award with it, and brings it back', async () => {
  const root = document.documentElement;
  root.dataset.theme = 'curacao';
  await open({ [AWARD]: told('312.40') });
  expect(card()).toBeVisible();
  root.dataset.theme = 'lulu';
  await pass(100);
  expect(screen.queryByRole('heading', { name: 'Cashback award' })).toBeNull();
  delete root.dataset.theme;
  await pass(100);
  expect(card()).toBeVisible();
});

test.each(['lulu', 'wincraft'])(
  'AWARD-03 under the theme %s there is no award, and nobody asks for one',
  async (theme) => {
    const { count } = await open({ [AWARD]: told('312.40') }, { settings: { theme } });
    expect(screen.queryByText(/Cashback award/)).toBeNull();
    expect(count()).toBe(0);
  },
);

test('LIM-11 a player who hides the calendars sees no award', async () => {
  const { count } = await open({ [AWARD]: told('1') }, {}, { preferences: { noCalendar: true } });
  expect(screen.queryByText(/Cashback award/)).toBeNull();
  expect(count()).toBe(0);
});

test('below zero nothing is paid, and a day that was won is no loss', async () => {
  await open({ [AWARD]: told('-50') });
  expect(card()).toHaveTextContent('€0.00');
  expect(figures()).toEqual(['€50.00', '8.00%']);
});

test('the figures of the card add up as they are shown', async () => {
  await open({ [AWARD]: told('5.75', 0.02) });
  expect(card()).toHaveTextContent('€0.12');
  expect(figures()).toEqual(['−€5.75', '2.00%', '−€5.63']);
});

test('whole percents, where the operator counts in them', async () => {
  await open({ [AWARD]: told(312.4, 8) }, { settings: { awardPercentBase: 100 } });
  expect(card()).toHaveTextContent('€24.99');
  expect(figures()[1]).toBe('8.00%');
});

test('a backend without the call has no card of an award that never comes', async () => {
  await open({ [AWARD]: told('1') }, { settings: { endpoints: { calendarAward: null } } });
  expect(screen.queryByText(/Cashback award/)).toBeNull();
});

test('an award that does not come says so, and still does while it is asked for again', async () => {
  const { answers } = await open({ [AWARD]: () => Promise.reject({ code: 'INTERNAL_ERROR' }) });
  const alert = screen.getByRole('alert');
  answers[AWARD] = () => new Promise(() => undefined);
  await pass(16_000);
  expect(screen.getByRole('alert')).toBe(alert);
});

describe('the countdown', () => {
  test('AWARD-05 AWARD-06 ticks to the half hour, asks once there, and begins again at 30:00', async () => {
    const { count, answers } = await open({ [AWARD]: told('100') });
    await pass(14 * 60_000 + 37_800);
    expect(screen.getByRole('timer')).toHaveTextContent('00:02');
    const before = count();
    answers[AWARD] = told('200');
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    expect(count()).toBe(before);
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');
    await pass(100);
    expect(count()).toBe(before + 1);
    expect(card()).toHaveTextContent('€16.00');
  });

  test('AWARD-06 a tab that slept over two half hours asks once as it wakes', async () => {
    const { count } = await open({ [AWARD]: told('100') });
    const before = count();
    jest.setSystemTime(Date.parse('2026-11-20T13:16:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(500);
    expect(count()).toBe(before + 1);
    expect(screen.getByRole('timer')).toHaveTextContent(/^13:59|14:00$/);
  });

  test('its question is spread where the operator says so', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.25);
    const { count } = await open({ [AWARD]: told('100') }, { settings: { awardRefetchSpreadMs: 10_000 } });
    await pass(14 * 60_000 + 40_000);
    const before = count();
    await pass(2_000);
    expect(count()).toBe(before);
    await pass(1_000);
    expect(count()).toBe(before + 1);
  });
});

describe('stakes and wins', () => {
  test('AWARD-07 SOCK-03 STACK-06 a stake adds to the net loss, a win takes from it, each once however many parts hear it', async () => {
    const { publish } = await open({ [AWARD]: told('100') });
    publish('debit', { win: '50' });
    await pass(50);
    expect(figures()[0]).toBe('−€150.00');
    expect(card()).toHaveTextContent('€12.00');
    publish('credit', { win: '25.50' });
    await pass(50);
    expect(figures()[0]).toBe('−€124.50');
    expect(card()).toHaveTextContent('€9.96');
  });

  test('API-37 the award is asked for every 15 s, and not when the page is looked at or online again', async () => {
    const { count } = await open({ [AWARD]: told('100') });
    expect(count()).toBe(1);
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await pass(10_000);
    expect(count()).toBe(1);
    await pass(5_000);
    expect(count()).toBe(2);
    await pass(30_000);
    expect(count()).toBe(4);
  });

  test('told twice, late, in another order, or not at all for ten minutes: it is the server’s after one poll', async () => {
    const { publish, answers } = await open({ [AWARD]: told('100') });
    const late = { win: '40' };
    for (const win of ['10', '10', '30']) publish('debit', { win });
    publish('credit', { win: '5' });
    publish('credit', { win: '5' });
    answers[AWARD] = told('135');
    await pass(15_000);
    expect(figures()[0]).toBe('−€135.00');
    publish('debit', late);
    answers[AWARD] = told('175');
    await pass(15_000);
    expect(figures()[0]).toBe('−€175.00');
    // Ten minutes without an event or an answer.
    delete answers[AWARD];
    await pass(600_000);
    expect(figures()[0]).toBe('−€175.00');
    answers[AWARD] = told('900');
    await pass(15_000);
    expect(figures()[0]).toBe('−€900.00');
  });

  test('an answer that a stake overtook is asked for again', async () => {
    const waiting: ((answer: unknown) => void)[] = [];
    const { publish, answers, count } = await open({ [AWARD]: told('100') });
    answers[AWARD] = () => new Promise((resolve) => waiting.push(resolve));
    await pass(15_000);
    publish('debit', { win: '20' });
    await act(async () => waiting[0]!(told('100')));
    await pass(100);
    expect(count()).toBe(3);
    await act(async () => waiting[1]!(told('120')));
    await pass(100);
    expect(figures()[0]).toBe('−€120.00');
  });
});

test('AWARD-09 after the end of the session nobody asks, and stakes move nothing', async () => {
  const { store, publish, count } = await open({ [AWARD]: told('100') });
  act(() => void store.dispatch(signOut()));
  await pass(100);
  const before = count();
  publish('debit', { win: '50' });
  await pass(3_600_000);
  expect(count()).toBe(before);
  expect(card()).toHaveTextContent('Log in to see your award.');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a guest never asks', async () => {
  const { store, count } = await open({ [AWARD]: told('100') });
  act(() => void store.dispatch(signedOut(null)));
  const before = count();
  await pass(60_000);
  expect(count()).toBe(before);
});

test('what does not load says so in its place, and can be asked for again', async () => {
  const { answers, getByRole } = await open({
    [AWARD]: () => {
      throw LOST;
    },
  });
  expect(card()).toHaveTextContent('We couldn’t load your cashback award.');
  expect(screen.queryByRole('link', { name: 'See what you can claim' })).toBeNull();
  answers[AWARD] = told('312.40');
  act(() => getByRole('button', { name: 'Try again' }).click());
  await pass(100);
  expect(card()).toHaveTextContent('€24.99');
});

test.each([{}, { data: null }, { data: { userCalendarData: { ngr: 'x', percent: 1 } } }])(
  'ENT-22 an answer without figures is none: %j',
  async (answer) => {
    await open({ [AWARD]: answer });
    expect(card()).toHaveTextContent('We couldn’t load your cashback award.');
  },
);
