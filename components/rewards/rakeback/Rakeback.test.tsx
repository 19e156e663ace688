import { act, fireEvent, screen, within } from '@testing-library/react';
import { userDetailsEndpoint } from '@/services/account/profile';
import { claimRakeback } from '@/store/late/claimRakeback';
import { rakebackOf } from '@/store/late/rakeback';
import { signOut } from '@/store/session';
import { LOST } from '@/tests/support/player';
import { claimed, days, NOW, openRakeback, PATHS, settle, SOME_DAYS, wireDay } from '@/tests/support/rakeback';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const calendar = () => screen.getByRole('region', { name: /9 November\s–\s6 December/ });
const cell = (name: RegExp) => within(calendar()).getByRole('button', { name });
const TODAY = /^Friday,? 20 November 2026/;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function claimToday() {
  fireEvent.click(cell(TODAY));
  await settle();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €4.82' }));
}

test('RAKE-05 RAKE-11 the days of the player, and a claim on today and yesterday alone, with its end', async () => {
  await openRakeback();
  const names = within(calendar())
    .getAllByRole('button', { name: /2026/ })
    .map((button) => button.textContent);
  const claims = screen.getAllByRole('button', { name: /until .* Claim$/ });
  expect(claims.map((button) => button.getAttribute('aria-current'))).toEqual([null, 'date']);
  expect(cell(/^Thursday,? 19 November 2026 €2.10 Not claimed yet until 20 Nov, 23:59\sUTC Claim$/)).toBeVisible();
  expect(cell(/^Friday,? 20 November 2026 €4.82 Claimable until 21 Nov, 23:59\sUTC Claim$/)).toBeVisible();
  expect(cell(/^Tuesday,? 17 November 2026 €1.20 Not claimed$/)).toBeVisible();
  expect(cell(/^Wednesday,? 18 November 2026 €5.06 Claimed$/)).toBeVisible();
  expect(cell(/^Saturday,? 21 November 2026 €3.90 Locked$/)).toBeVisible();
  expect(cell(/^Sunday,? 22 November 2026 Play to win$/)).toBeVisible();
  expect(names.length).toBeGreaterThanOrEqual(28);
});

test('OP-089 where yesterday is not claimed any more, today alone is', async () => {
  await openRakeback({}, { settings: { claimYesterday: false } });
  expect(cell(/^Thursday,? 19 November 2026 €2.10 Not claimed$/)).toBeVisible();
  expect(cell(/^Friday,? 20 .* Claimable until 20 Nov, 23:59\sUTC Claim$/)).toBeVisible();
});

test('a phone has each claim above the days, with its deadline', async () => {
  await openRakeback();
  const list = within(screen.getByRole('list', { name: 'Rewards you can claim now' }));
  const cards = list.getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/Thursday,? 19 November 2026€2\.10until 20 Nov, 23:59\sUTCClaim$/),
    expect.stringMatching(/Friday,? 20 November 2026€4\.82until 21 Nov, 23:59\sUTCClaim$/),
  ]);
  fireEvent.click(list.getByRole('button', { name: /^Claim €2\.10, Thursday,? 19 November 2026$/ }));
  await settle();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €2.10' })).toBeVisible();
});

test('RAKE-12 the legend has four labels, with one sign and one word for each state', async () => {
  await openRakeback();
  const items = within(screen.getByRole('list', { name: 'Key' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Claimed',
    'Not claimed',
    'No reward',
    'Pending reward: ClaimableLocked',
  ]);
  const signs = items.flatMap((item) => [...item.querySelectorAll('path')]);
  const words = signs.map((sign) => sign.closest('span')?.textContent);
  expect(words).toEqual(['Claimed', 'Not claimed', 'No reward', 'Claimable', 'Locked']);
  expect(new Set(signs.map((sign) => sign.getAttribute('d'))).size).toBe(5);
});

test.each([
  ['GET', undefined],
  ['POST', { bonusId: 'b-2026-11-20', claimDate: '2026-11-20', customerDate: '2026-11-20 12:00:00' }],
])('RAKE-17 a claim by %s sends bonus, day, and time and zone of the visitor', async (method, body) => {
  const { at } = await openRakeback({}, { settings: { rakebackClaimMethod: method } });
  await claimToday();
  await settle();
  expect(at(PATHS.claim)).toHaveLength(1);
  const query = { bonusId: 'b-2026-11-20', customerDate: '2026-11-20 12:00:00', timeZone: 'UTC' };
  expect(at(PATHS.claim)[0]).toMatchObject({ method, query });
  expect(at(PATHS.claim)[0]?.body).toEqual(body);
});

test('RAKE-18 RAKE-20 STACK-04 a paid claim says how much was paid; days and balance are asked for again', async () => {
  const { asked, store, wallet } = await openRakeback();
  await claimToday();
  wallet.realMoney = '14.82';
  expect(rakebackOf(store.getState())).toMatchObject({ claiming: 'b-2026-11-20', result: null });
  const since = asked.length - 1;
  await settle();
  const done = screen.getByRole('alertdialog', { name: 'Reward paid' });
  expect(done).toHaveTextContent('4.82 EUR was added to your balance.');
  expect(rakebackOf(store.getState())).toMatchObject({
    claiming: null,
    result: { kind: 'paid', amount: '4.82', bonusId: 'b-2026-11-20', day: '2026-11-20' },
  });
  const after = asked.slice(since).map(({ path }) => path);
  expect([after[0], after.includes(PATHS.days)]).toEqual([PATHS.claim, true]);
  expect(userDetailsEndpoint.select()(store.getState()).data?.wallets[0]?.realMoney).toBe('14.82');
  fireEvent.click(within(done).getByRole('button', { name: 'OK' }));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rakebackOf(store.getState()).result).toBeNull();
});

test('RAKE-18 a claim that paid nothing is a success all the same', async () => {
  await openRakeback({ [PATHS.claim]: () => claimed('0') });
  await claimToday();
  await settle();
  expect(screen.getByRole('alertdialog', { name: 'Reward paid' })).toHaveTextContent('0.00 EUR was added');
});

test.each([
  [
    'a refusal',
    () => Promise.reject({ code: 'CLAIM_UNAVAILABLE', message: 'This day is over.' }),
    /This day is over\./,
  ],
  ['a lost answer', () => Promise.reject(LOST), /know yet whether it was paid/],
  ['a negative amount', () => claimed('-1'), /couldn’t confirm/],
  ['an amount that is none', () => claimed('much'), /know yet whether it was paid/],
])('RAKE-19 RAKE-20 ERR-35 %s opens the error, and days are asked for again', async (_, answer, words) => {
  const { at } = await openRakeback({ [PATHS.claim]: answer });
  const before = at(PATHS.days).length;
  await claimToday();
  await settle();
  const failed = screen.getByRole('alertdialog', { name: 'Reward not confirmed' });
  expect(failed).toHaveTextContent('We couldn’t confirm that this day’s reward was paid.');
  expect(failed).toHaveTextContent(words);
  expect(at(PATHS.days)).toHaveLength(before + 1);
  expect(at(PATHS.claim)).toHaveLength(1);
  fireEvent.click(within(failed).getByText('Close'));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an amount of nothing is a success (OP-092)', async () => {
  await openRakeback({ [PATHS.claim]: claimed(0) });
  await claimToday();
  await settle();
  expect(screen.getByRole('alertdialog', { name: 'Reward paid' })).toHaveTextContent('0.00 EUR was added');
});

test('a lost answer whose day turns out paid says so; claimed again it carries the same key', async () => {
  let told = SOME_DAYS;
  const answers = { [PATHS.claim]: () => Promise.reject(LOST), [PATHS.days]: () => told };
  const { at, store, unmount } = await openRakeback(answers);
  await claimToday();
  await settle();
  fireEvent.click(screen.getByText('Close'));
  await settle();
  await claimToday();
  told = days(wireDay('2026-11-20', { paidAt: '2026-11-20T12:00:00Z' }));
  await settle();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('the calendar now shows this day as paid');
  const keys = at(PATHS.claim).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  unmount();
  await settle();
  expect(store.getState().alerts).toMatchObject([{ text: expect.stringContaining('shows this day as paid') }]);
});

/** A claim whose answer waits to be let through. */
function held(answer: () => unknown) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const letThrough = async () => {
    await act(async () => open());
    await settle();
  };
  return { answers: { [PATHS.claim]: () => gate.then(() => answer()) }, letThrough };
}

test('a day that is closed before the answer shows what came of it all the same', async () => {
  const { answers, letThrough } = held(() => claimed());
  await openRakeback(answers);
  await claimToday();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await letThrough();
  expect(screen.getByRole('alertdialog', { name: 'Reward paid' })).toHaveTextContent('4.82 EUR was added');
});

test.each([
  ['what was paid', () => claimed(), 'success', 'Reward paid · 4.82 EUR was added to your balance.'],
  [
    'a refusal',
    () => Promise.reject({ code: 'CLAIM_UNAVAILABLE', message: 'This day is over.' }),
    'error',
    'We couldn’t confirm that this day’s reward was paid. This day is over.',
  ],
  ['a lost answer', () => Promise.reject(LOST), 'error', expect.stringContaining('know yet whether it was paid')],
])('a calendar that is closed before the answer leaves it to a toast: %s', async (_, answer, kind, text) => {
  const { answers, letThrough } = held(answer);
  const { store, unmount } = await openRakeback(answers);
  await claimToday();
  await settle();
  unmount();
  await settle();
  expect(store.getState().alerts).toEqual([]);
  await letThrough();
  expect(store.getState().alerts).toMatchObject([{ kind, text }]);
  expect(rakebackOf(store.getState()).result).toBeNull();
});

test('a result that nobody has read when its calendar goes is left to a toast, one that was read is not', async () => {
  const { store, unmount } = await openRakeback();
  await claimToday();
  await settle();
  unmount();
  await settle();
  expect(store.getState().alerts).toMatchObject([
    { kind: 'success', text: 'Reward paid · 4.82 EUR was added to your balance.' },
  ]);
  const other = await openRakeback();
  await claimToday();
  await settle();
  press('OK');
  await settle();
  other.unmount();
  await settle();
  expect(other.store.getState().alerts).toEqual([]);
});

test('what was claimed in a session that has ended since is told to nobody', async () => {
  const { answers, letThrough } = held(() => claimed());
  const { store } = await openRakeback(answers);
  await claimToday();
  await settle();
  act(() => void store.dispatch(signOut()));
  await letThrough();
  expect(store.getState().alerts).toEqual([]);
  expect(rakebackOf(store.getState())).toEqual({ days: null, claiming: null, result: null });
});

test('RAKE-21 fifty presses are one claim', async () => {
  const { at } = await openRakeback({ [PATHS.claim]: () => new Promise(() => {}) });
  await claimToday();
  const claim = within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €4.82' });
  for (let press = 0; press < 50; press++) fireEvent.click(claim);
  await settle();
  expect(at(PATHS.claim)).toHaveLength(1);
  expect(claim).toHaveAttribute('aria-busy', 'true');
});

test('RAKE-21 two parts of a page that claim at once, even two days, send one claim', async () => {
  const { at, store } = await openRakeback({ [PATHS.claim]: () => new Promise(() => {}) });
  for (const claimDate of ['2026-11-20', '2026-11-19']) {
    const claim = { bonusId: `b-${claimDate}`, claimDate, customerDate: '2026-11-20 12:00:00', timeZone: 'UTC' };
    act(() => void store.dispatch(claimRakeback(claim, 'GET')));
  }
  await settle();
  expect(at(PATHS.claim).map(({ query }) => query)).toMatchObject([{ bonusId: 'b-2026-11-20' }]);
});

test('while another tab is claiming nothing is sent, and that is said', async () => {
  const request = jest.fn((_name: string, ...[options, run]: [object, (lock: null) => unknown]) =>
    'ifAvailable' in options ? Promise.resolve(run(null)) : new Promise(() => {}),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { at } = await openRakeback();
  await claimToday();
  await settle();
  Reflect.deleteProperty(navigator, 'locks');
  expect(at(PATHS.claim)).toHaveLength(0);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You’re claiming a reward in another tab');
});

test('RAKE-16 ROLE-02 without a deposit there is no calendar, but what it takes; one deposit opens it', async () => {
  const { at, unmount } = await openRakeback({}, { depositCount: 0 });
  expect(screen.getByText('Your calendar starts with your first deposit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/deposit');
  expect(screen.queryByRole('region')).toBeNull();
  expect(at(PATHS.days)).toHaveLength(0);
  unmount();
  await openRakeback({}, { depositCount: 1 });
  expect(calendar()).toBeVisible();
});

test('API-18 the days are asked for every ten seconds while the tab is seen, and never when it is not', async () => {
  const { at, unmount } = await openRakeback();
  expect(at(PATHS.days)).toHaveLength(1);
  await pass(9_900);
  expect(at(PATHS.days)).toHaveLength(1);
  await pass(50);
  expect(at(PATHS.days)).toHaveLength(2);
  await pass(20_000);
  expect(at(PATHS.days)).toHaveLength(4);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await pass(60_000);
  expect(at(PATHS.days)).toHaveLength(4);
  state.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await settle();
  expect(at(PATHS.days)).toHaveLength(5);
  unmount();
  await pass(60_000);
  expect(at(PATHS.days)).toHaveLength(5);
});

test('another wallet has other rewards: its days are asked for at once', async () => {
  const { at, store, wallet } = await openRakeback();
  expect(at(PATHS.days)).toHaveLength(1);
  wallet.currencyCode = 'USD';
  act(() => void store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true })));
  await settle();
  await settle();
  expect(at(PATHS.days)).toHaveLength(2);
});

test('SESS-06 who signs out leaves no days behind, and nothing asks for them any more', async () => {
  const { at, store } = await openRakeback();
  expect(rakebackOf(store.getState()).days).toHaveLength(5);
  act(() => void store.dispatch(signOut()));
  expect(rakebackOf(store.getState())).toEqual({ days: null, claiming: null, result: null });
  await pass(30_000);
  expect(at(PATHS.days)).toHaveLength(1);
  expect(screen.getByText(/^Sample calendar/)).toBeVisible();
});

test('over midnight the calendar moves on, asks again, and offers what can be claimed then', async () => {
  jest.setSystemTime(new Date('2026-11-20T23:59:30Z'));
  const { at } = await openRakeback();
  expect(cell(TODAY)).toHaveAttribute('aria-current', 'date');
  await pass(10_000);
  const before = at(PATHS.days).length;
  await pass(20_100);
  expect(at(PATHS.days).length).toBeGreaterThan(before + 1);
  expect(cell(/^Saturday,? 21 November 2026 €3.90 Claimable until 22 Nov/)).toHaveAttribute('aria-current', 'date');
  expect(cell(/^Friday,? 20 November 2026 €4.82 Not claimed yet until 21 Nov, .*Claim$/)).toBeVisible();
  expect(cell(/^Thursday,? 19 November 2026 €2.10 Not claimed$/)).toBeVisible();
});

test("the account's zone ends the days of its player, whatever the device's is", async () => {
  await openRakeback({}, { preferences: { timeZone: 'Pacific/Kiritimati' }, settings: { calendarTimeZone: 'local' } });
  expect(cell(/^Saturday,? 21 November 2026 .* until 22 Nov, 23:59\sGMT\+14 Claim$/)).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('a backend that is gone leaves the days as they were told last, and says of when they are', async () => {
  let dead = false;
  await openRakeback({
    [PATHS.days]: () => {
      if (dead) throw LOST;
      return SOME_DAYS;
    },
  });
  dead = true;
  await pass(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent(/We can’t refresh the calendar right now. Last updated/);
  expect(cell(TODAY)).toBeVisible();
  dead = false;
  press('Try again');
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('days that never came are a box with another try, not an endless wait', async () => {
  let dead = true;
  await openRakeback({
    [PATHS.days]: () => {
      if (dead) throw LOST;
      return SOME_DAYS;
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Data loading error');
  dead = false;
  press('Try again');
  await settle();
  expect(calendar()).toBeVisible();
});
