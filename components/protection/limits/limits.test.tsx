import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { LimitsPanel } from './LimitsPanel';

const LIMITS = '/api/user/limits';
const SET = '/api/user/set-limit';
const EXCLUDE = '/api/user/self-exclude';

const wire = (period: number, over = {}) => ({
  kind: 'deposit',
  period,
  amount: null,
  used: '0.00',
  currencyCode: 'EUR',
  pendingAmount: null,
  pendingFrom: null,
  lockedUntil: null,
  ...over,
});
const limits = (...rows: object[]) => ({ data: { limits: [...rows, { kind: 'loss', period: 0, amount: '5' }] } });
const BETS = [
  wire(0, { kind: 'loss', amount: '20.00', used: '18.40' }),
  wire(1, { kind: 'loss' }),
  wire(2, { kind: 'loss', amount: '300.00', used: '20.00' }),
  wire(0, { kind: 'bet' }),
  wire(1, { kind: 'bet', amount: '1000.00', used: '640.00' }),
  wire(2, { kind: 'bet' }),
  wire(0, { kind: 'maxBet', period: null, amount: '5.00' }),
];
const PLAY_SESSION = '/api/user/play-session';
const PREFERENCES = '/api/user/preferences';
const playSession = (realityCheckMinutes: number | null) => ({
  data: {
    startedAt: null,
    now: '2026-11-21T10:00:00.000Z',
    netResult: '0.00',
    currencyCode: 'EUR',
    realityCheckMinutes,
    realityCheckDue: false,
    realityCheckAt: null,
  },
});
const THREE = limits(wire(0, { amount: '50.00', used: '18.40' }), wire(1), wire(2));
const receipt = (until: string | null) => ({
  data: { reference: 'P-1A2B-3C4D-5E6F', from: '2026-11-21T10:00:00.000Z', until },
});

async function open(answers: Answers = {}, settings: Record<string, unknown> = {}) {
  const all: Answers = { [LIMITS]: THREE, ...answers };
  const { store, asked } = await playerStore(all);
  const shown = show(<LimitsPanel />, { store, settings });
  await screen.findByRole('heading', { name: 'Daily' });
  const sent = (path: string): HttpRequest[] => asked.filter((request) => request.path === path);
  return { ...shown, store, sent, answers: all };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

test('LIM-01 deposit limits stand by day, week and month, with what is used and left', async () => {
  await open();
  const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Daily', 'Weekly', 'Monthly']);
  expect(screen.getByText(/€18\.40/).closest('p')?.textContent).toBe('€18.40 used · €31.60 leftof €50.00');
  expect(screen.getAllByText('No limit')).toHaveLength(2);
});

test('a limit whose use the backend does not tell is still a limit, and nothing is said to be left', async () => {
  await open({ [LIMITS]: limits(wire(0, { amount: '50.00', used: null }), wire(1), wire(2)) });
  expect(screen.getByText(/of/, { selector: 'p > span' }).closest('p')?.textContent).toBe('– used · – leftof €50.00');
  expect(screen.getAllByText('No limit')).toHaveLength(2);
});

test('a limit that cannot be read is not said to be none, nor a change of it to be its end', async () => {
  const waiting = { amount: '50.00', pendingFrom: '2026-11-23T10:00:00Z', pendingAmount: 'much' };
  await open({ [LIMITS]: limits(wire(0, waiting), wire(1, { amount: 'much' })) });
  expect(screen.queryByRole('heading', { name: 'Weekly' })).toBeNull();
  expect(screen.queryByText('No limit')).toBeNull();
  expect(screen.queryByText(/removed/i)).toBeNull();
});

test('an account without a currency, whose backend tells no limits, is led to support', async () => {
  const { store } = await playerStore({ [LIMITS]: { data: { limits: [] } } });
  show(<LimitsPanel />, { store });
  expect(await screen.findByText(/doesn’t have a currency yet/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Contact support' })[0]).toHaveAttribute('href', '/contacts');
});

test('A31 VAL-02 a limit is typed as people type, shown as it will hold, confirmed, and only then said to be set', async () => {
  let answered = () => {};
  const { user, sent } = await open({
    [SET]: () =>
      new Promise((resolve) => {
        answered = () => resolve({ data: { limit: wire(1, { amount: '1234.50' }) } });
      }),
  });
  await user.click(button('Set limit: Weekly'));
  await user.click(button('Continue'));
  expect(screen.getByText('Enter an amount')).toBeTruthy();
  expect(screen.getByText('Please check fields with errors')).toBeTruthy();
  await user.type(screen.getByLabelText(/Amount in EUR/), '1,234.5');
  expect(screen.getByText(/That’s/).textContent).toContain('€1,234.50');
  await user.click(button('Continue'));
  expect(screen.getByText('This applies right away.')).toBeTruthy();
  await user.dblClick(button('Confirm'));
  await user.click(button('Confirm'));
  expect(sent(SET)).toHaveLength(1);
  const [request] = sent(SET);
  expect(request?.body).toEqual({ kind: 'deposit', period: 1, amount: '1234.50', currencyCode: 'EUR' });
  expect(request?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  const pressed = button('Confirm');
  await act(async () => answered());
  await act(async () => pressed.click());
  expect(sent(SET)).toHaveLength(1);
  await waitFor(() => expect(sent(LIMITS).length).toBeGreaterThan(1));
});

test('a raise says when it will hold, and one that waits can be taken back', async () => {
  const pendingFrom = '2026-11-22T10:00:00.000Z';
  const { user, sent } = await open({
    [LIMITS]: limits(wire(0, { amount: '50.00', pendingAmount: '90.00', pendingFrom })),
    [SET]: { data: { limit: wire(0, { amount: '50.00' }) } },
  });
  expect(screen.getByText(/Will be raised to/).textContent).toContain('€90.00');
  await user.click(button('Change: Daily'));
  await user.clear(screen.getByLabelText(/Amount in EUR/));
  await user.type(screen.getByLabelText(/Amount in EUR/), '100');
  await user.click(button('Continue'));
  expect(screen.getByText(/This takes effect on/)).toBeTruthy();
  expect(screen.getByText(/Your limit until then/).textContent).toContain('€50.00');
  await user.click(button('Back'));
  await user.click(button('Cancel'));
  await user.click(button('Keep current limit'));
  await user.click(button('Confirm'));
  await waitFor(() => expect(sent(SET)[0]?.body).toMatchObject({ amount: '50.00' }));
});

test('a refusal is told in the server’s words as text, and what was typed stays', async () => {
  const { user } = await open({
    [SET]: () => Promise.reject({ code: 'VALIDATION', message: 'Not <b>now</b>' }),
  });
  await user.click(button('Set limit: Monthly'));
  await user.type(screen.getByLabelText(/Amount in EUR/), '70');
  await user.click(button('Continue'));
  await user.click(button('Confirm'));
  expect(await screen.findByText('Not <b>now</b>')).toBeTruthy();
  await user.click(button('Back'));
  expect(screen.getByLabelText<HTMLInputElement>(/Amount in EUR/).value).toBe('70');
});

test('a lost answer is asked for again under the same key, until the truth is known', async () => {
  let calls = 0;
  const { user, sent } = await open({
    [EXCLUDE]: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(LOST) : Promise.resolve(receipt('2026-11-21T11:00:00.000Z'));
    },
  });
  await user.click(screen.getByLabelText('1 hour'));
  await user.click(button('Start a break: 1 hour'));
  expect(screen.getByRole('dialog', { name: 'Take a 1-hour break?' })).toBeVisible();
  await user.click(button('Start break'));
  expect(await screen.findByText(/We’re checking whether it was saved/)).toBeTruthy();
  expect(await screen.findByText('P-1A2B-3C4D-5E6F')).toBeTruthy();
  const [first, second] = sent(EXCLUDE);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(first?.body).toEqual({ duration: '1h' });
});

test('while the answer to one limit is lost, that one waits, and another can be changed', async () => {
  const { user, sent } = await open({
    [SET]: ({ body }: HttpRequest) =>
      (body as { period: number }).period === 1
        ? Promise.reject(LOST)
        : { data: { limit: wire(2, { amount: '70.00' }) } },
  });
  const set = async (name: string, amount: string) => {
    await user.click(button(name));
    await user.type(screen.getByLabelText(/Amount in EUR/), amount);
    await user.click(button('Continue'));
    await user.click(button('Confirm'));
  };
  await set('Set limit: Weekly', '60');
  const told = /We didn’t get a response/;
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  // In the row itself, beside the same words in the closed dialog.
  const row = within(screen.getByRole('heading', { name: 'Weekly' }).closest('li')!);
  expect(row.getAllByText(told).some((words) => words.closest('dialog') === null)).toBe(true);
  await set('Set limit: Monthly', '70');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(SET).map(({ body }) => body)).toContainEqual(expect.objectContaining({ period: 2, amount: '70.00' }));
  // What became of the first one is still asked, and no other amount of it can be.
  await user.click(button('Set limit: Weekly'));
  expect(within(screen.getByRole('dialog')).getByText(told)).toBeVisible();
  expect(screen.queryByLabelText(/Amount in EUR/)).toBeNull();
});

test('LIM-02 LIM-03 six breaks, and exclusion for good or through a day', async () => {
  const { user, sent } = await open({ [EXCLUDE]: receipt(null) });
  const names = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names('Take a break')).toEqual(['1 hour', '12 hours', '1 day', '3 days', '1 week', '1 month']);
  expect(names('Exclude yourself')).toEqual(['Permanently', 'Choose a date']);
  await user.click(button('Start self-exclusion'));
  expect(screen.getByText(/Choose a day from tomorrow/)).toBeTruthy();
  await user.click(screen.getByLabelText('Permanently'));
  await user.click(button('Start self-exclusion'));
  expect(screen.getByText('You’ll be excluded permanently, starting now.')).toBeTruthy();
  expect(sent(EXCLUDE)).toHaveLength(0);
  await user.click(button('Exclude me'));
  expect(await screen.findByText('You’ve excluded yourself')).toBeTruthy();
  expect(sent(EXCLUDE)[0]?.body).toEqual({ duration: 'permanent' });
});

describe('limits of play', () => {
  type Row = ReturnType<typeof wire>;
  const isSame = (one: Row, other: Row) => one.kind === other.kind && one.period === other.period;
  const all = (changed?: Row) => ({
    data: {
      limits: [wire(0), wire(1), wire(2), ...BETS].map((one) => (changed && isSame(one, changed) ? changed : one)),
      minBet: '0.10',
      maxBet: '100.00',
      bonusMaxBet: '5.00',
      globalBetLimit: '250.00',
    },
  });
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const rows = (name: string) =>
    card(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('ENT-34 LIM-05 every value stands: highest bet, bets and losses by day, week and month, and what the house allows', async () => {
    await open({ [LIMITS]: all() });
    expect(rows('Loss limits')).toEqual([
      'Daily lossChange€18.40 used · €1.60 leftof €20.00',
      'Weekly lossSet limitNo limit€0.00 used',
      'Monthly lossChange€20.00 used · €280.00 leftof €300.00',
    ]);
    expect(rows('Bet limits')).toEqual([
      'Per betChange€5.00 per round',
      'Daily betsSet limitNo limit€0.00 used',
      'Weekly betsChange€640.00 used · €360.00 leftof €1,000.00',
      'Monthly betsSet limitNo limit€0.00 used',
    ]);
    const facts = card('Casino betting limits').getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['€0.10', '€100.00', '€5.00', '€250.00']);
  });

  test('VAL-38 LIM-07 LIM-08 a change is asked for again with the hour it will be kept, then said to be done', async () => {
    const { user, sent, store } = await open({
      [LIMITS]: all(),
      [SET]: { data: { limit: wire(0, { kind: 'bet', amount: '40.00' }) } },
    });
    await user.click(button('Set limit: Daily bets'));
    await user.type(screen.getByLabelText(/Amount in EUR/), '40');
    await user.click(button('Continue'));
    expect(screen.getByText('You must keep this limit for at least one hour.')).toBeTruthy();
    expect(sent(SET)).toHaveLength(0);
    await user.dblClick(button('Confirm'));
    await waitFor(() =>
      expect(store.getState().alerts.map(({ text }) => text)).toEqual(['Limit Updated Successfully']),
    );
    expect(sent(SET).map(({ body }) => body)).toEqual([
      { kind: 'bet', period: 0, amount: '40.00', currencyCode: 'EUR' },
    ]);
  });

  test('LIM-12 a monthly limit can be set, and the highest bet, which has no period', async () => {
    const answers: Answers = {
      [LIMITS]: all(),
      [SET]: { data: { limit: wire(2, { kind: 'bet', amount: '900.00' }) } },
    };
    const { user, sent, answers: known } = await open(answers);
    const set = async (name: string, amount: string) => {
      await user.click(button(name));
      await user.clear(screen.getByLabelText(/Amount in EUR/));
      await user.type(screen.getByLabelText(/Amount in EUR/), amount);
      await user.click(button('Continue'));
      known[LIMITS] = all(wire(2, { kind: 'bet', amount: '900.00', used: '1.00' }));
      await user.click(button('Confirm'));
    };
    await set('Set limit: Monthly bets', '900');
    expect(await screen.findByText(/€899\.00/)).toBeTruthy();
    await set('Change: Per bet', '3');
    await waitFor(() => expect(sent(SET)).toHaveLength(2));
    expect(sent(SET).map(({ body }) => body)).toMatchObject([
      { kind: 'bet', period: 2 },
      { kind: 'maxBet', period: null, amount: '3.00' },
    ]);
  });

  const LOCKED = { kind: 'maxBet', period: null, amount: '5.00', lockedUntil: '2999-01-01T00:00:00.000Z' };
  const typed = async (user: Awaited<ReturnType<typeof open>>['user'], amount: string) => {
    await user.click(button('Change: Per bet'));
    await user.clear(screen.getByLabelText(/Amount in EUR/));
    await user.type(screen.getByLabelText(/Amount in EUR/), amount);
    await user.click(button('Continue'));
  };
  const support = () => screen.getAllByRole('link', { name: 'Contact support' })[0];

  test('LIM-13 within the hour a limit can be lowered, and not raised', async () => {
    const { user, sent } = await open({ [LIMITS]: all(wire(0, LOCKED)), [SET]: { data: { limit: wire(0, LOCKED) } } });
    expect(screen.getByText(/You can’t raise it until/)).toBeTruthy();
    await typed(user, '7');
    expect(screen.getByText(/You can’t make this change until/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(support()?.getAttribute('href')).toBe('/contacts');
    await user.click(button('Back'));
    await user.clear(screen.getByLabelText(/Amount in EUR/));
    await user.type(screen.getByLabelText(/Amount in EUR/), '2');
    await user.click(button('Continue'));
    await user.click(button('Confirm'));
    await waitFor(() => expect(sent(SET)).toHaveLength(1));
  });

  test('an operator may lock both ways', async () => {
    const { user } = await open({ [LIMITS]: all(wire(0, LOCKED)) }, { betLimitLock: 'both' });
    await typed(user, '2');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test.each([
    ['BET_LIMIT_LOCKED', /less than an hour ago/],
    ['SUPPORT_ONLY', /players at a high VIP level/],
  ])('LIM-06 a change refused with %s says why and leads to support', async (code, words) => {
    const { user } = await open({ [LIMITS]: all(), [SET]: () => Promise.reject({ code, message: 'no' }) });
    await typed(user, '50');
    await user.click(button('Confirm'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(support()?.getAttribute('href')).toBe('/contacts');
  });
});

describe('the reality check', () => {
  const group = () => within(screen.getByRole('radiogroup', { name: 'Reality check' }));
  const chosen = () =>
    group()
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)
      ?.closest('label')?.textContent;

  test('shows the interval that the backend knows, and another once the backend has taken it', async () => {
    const { user, sent, answers } = await open({ [PLAY_SESSION]: playSession(null), [PREFERENCES]: {} });
    await screen.findByRole('radiogroup', { name: 'Reality check' });
    expect(chosen()).toBe('Never');
    answers[PLAY_SESSION] = playSession(30);
    await user.click(group().getByLabelText('30 min'));
    await waitFor(() => expect(chosen()).toBe('30 min'));
    expect(sent(PREFERENCES).map(({ body }) => body)).toEqual([{ realityCheckMinutes: 30 }]);
  });

  test('a change that did not arrive says so and changes nothing; an interval nobody offers is kept', async () => {
    const { user } = await open({ [PLAY_SESSION]: playSession(45) });
    await screen.findByRole('radiogroup', { name: 'Reality check' });
    expect(chosen()).toBe('45 min');
    await user.click(group().getByLabelText('Never'));
    expect(await screen.findByText('We couldn’t save this. Try again.')).toBeTruthy();
    expect(chosen()).toBe('45 min');
  });
});
