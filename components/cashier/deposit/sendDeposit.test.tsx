import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beginAt } from '@/tests/support/fakeRouter';
import { frameStep, ORIGIN } from '@/tests/support/depositIntent';
import { depositAnswer } from '@/tests/support/deposits';
import { frames } from '@/tests/support/frames';
import { LOST, type Answers } from '@/tests/support/player';
import {
  openCashier,
  openDepositArea as open,
  PlayerCashier,
  openDeposits,
  PATHS,
  submit,
} from '@/tests/support/cashier';
import { leaveFor } from '../payment/leaveFor';

jest.mock('../payment/leaveFor');

beginAt('/deposit');
afterEach(() => jest.clearAllMocks());

test('fifty clicks begin one deposit, under one key, and lead to it', async () => {
  const { at } = await open({ [PATHS.create]: depositAnswer(), [PATHS.deposit('d1')]: depositAnswer() });
  const button = submit();
  for (let click = 0; click < 50; click++) fireEvent.click(button);
  expect(await screen.findByText('D-7F20-1184')).toBeVisible();
  expect(at(PATHS.create)).toHaveLength(1);
  expect(at(PATHS.create)[0]).toMatchObject({
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: { paymentMethodId: '1', amount: '25.00', currencyCode: 'EUR', bonusId: null, returnPath: '/deposit' },
  });
  expect(location.search).toBe('?deposit=d1');
  expect(leaveFor).not.toHaveBeenCalled();
});

test('D07 the step that a deposit leads to takes the focus by its name, and the page takes it on the way back', async () => {
  const answer = depositAnswer({ status: 'created', nextStep: frameStep });
  const settings = { paymentOrigins: [ORIGIN] };
  await openCashier(
    <main tabIndex={-1}>
      <PlayerCashier />
    </main>,
    { [PATHS.create]: answer, [PATHS.deposit('d1')]: answer },
    { settings },
  );
  const button = await screen.findByRole('button', { name: /^Deposit/ });
  act(() => button.focus());
  fireEvent.click(button);
  const step = await screen.findByRole('group', { name: 'Secure payment' });
  await waitFor(() => expect(step).toHaveFocus());
  const back = screen.getByRole('button', { name: 'Back to deposit' });
  act(() => back.focus());
  fireEvent.click(back);
  await screen.findByLabelText(/^Amount in/);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a method of another site leaves for it, and only for an origin the operator named', async () => {
  const nextStep = { kind: 'redirect' as const, url: 'https://pay.example/go' };
  const answers = {
    [PATHS.create]: depositAnswer({ nextStep }),
    [PATHS.deposit('d1')]: depositAnswer({ nextStep, status: 'created' }),
  };
  const { unmount } = await open(answers, { settings: { paymentOrigins: ['https://pay.example'] } });
  fireEvent.click(submit());
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  unmount();
  window.history.replaceState(null, '', '/deposit');
  await open(answers, { settings: { paymentOrigins: ['https://other.example'] } });
  fireEvent.click(submit());
  expect(await screen.findByText('We can’t open the payment page')).toBeVisible();
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

describe('a lost answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is unknown, and is asked again by itself with the same key until the truth is known', async () => {
    let tries = 0;
    const { at } = await open({
      [PATHS.create]: () => {
        if (++tries < 3) throw LOST;
        return depositAnswer();
      },
      [PATHS.deposit('d1')]: depositAnswer(),
    });
    fireEvent.click(submit());
    await wait(500);
    expect(screen.getByText(/We’re checking your deposit/)).toBeVisible();
    expect(screen.queryByText(/failed/)).toBeNull();
    await wait(5_000);
    expect(location.search).toBe('?deposit=d1');
    expect(new Set(at(PATHS.create).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('that stays away leaves a reference after half a minute, and a way to ask', async () => {
    const { at } = await open();
    fireEvent.click(submit());
    await wait(30_000);
    expect(screen.getByText(/We don’t know yet whether your deposit was started\. Check/)).toBeVisible();
    const key = at(PATHS.create)[0]?.idempotencyKey ?? '';
    expect(screen.getByText(key.slice(0, 8).toUpperCase())).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  test('is taken up again after a reload, with the key of before; another player of this tab never sends it', async () => {
    const { at, unmount } = await open();
    fireEvent.click(submit());
    await wait(100);
    unmount();
    const key = at(PATHS.create)[0]?.idempotencyKey;
    const stranger = await open({}, { user: { userId: 'u2' } });
    await wait(100);
    expect(stranger.at(PATHS.create)).toEqual([]);
    stranger.unmount();
    const again = await openCashier(<PlayerCashier />, {
      [PATHS.create]: depositAnswer(),
      [PATHS.deposit('d1')]: depositAnswer(),
    });
    await wait(100);
    expect(again.at(PATHS.create).map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
    expect(location.search).toBe('?deposit=d1');
  });
});

test.each([
  ['for a bonus that was used (E09)', { code: 'RETRY_PERIOD', message: 'Server words' }],
  ['with a code that is not listed', { code: 'SOMETHING_NEW', message: 'Server words' }],
  ['without a code', { message: 'Server words' }],
])('A05 ERR-04 a refusal %s is told in the words of the backend', async (_, refusal) => {
  await open({ [PATHS.create]: () => Promise.reject(refusal) });
  fireEvent.click(submit());
  expect(await screen.findByText('Server words')).toBeVisible();
});

test('a refusal is told in words, and the next try is a new intent', async () => {
  const refusal = () => Promise.reject({ code: 'PAYMENT_LIMIT_THRESHOLD', details: { period: 1 } });
  const { at } = await open({ [PATHS.create]: refusal });
  fireEvent.click(submit());
  expect(await screen.findByRole('link', { name: 'See your limits' })).toBeVisible();
  fireEvent.click(submit());
  await waitFor(() => expect(at(PATHS.create)).toHaveLength(2));
  const [one, other] = at(PATHS.create);
  expect(one?.idempotencyKey).not.toBe(other?.idempotencyKey);
});

test('what another tab began meanwhile is gone on with in place of a second one', async () => {
  const answers: Answers = { [PATHS.create]: depositAnswer({ id: 'd2' }), [PATHS.deposit('d1')]: depositAnswer() };
  const { at, answers: known } = await open(answers);
  known[PATHS.open] = openDeposits({ amount: '25.00', status: 'created' });
  fireEvent.click(submit());
  await waitFor(() => expect(location.search).toBe('?deposit=d1'));
  expect(at(PATHS.create)).toEqual([]);
});

test('a duplicate that is found after the cashier was left leads nowhere', async () => {
  const nextStep = { kind: 'redirect' as const, url: 'https://pay.example/go' };
  const settings = { paymentOrigins: ['https://pay.example'] };
  const { at, answers, unmount } = await open({ [PATHS.create]: depositAnswer({ id: 'd2' }) }, { settings });
  const before = at(PATHS.open).length;
  let come = (_: unknown) => undefined as void;
  answers[PATHS.open] = () => new Promise((resolve) => (come = resolve));
  fireEvent.click(submit());
  await waitFor(() => expect(at(PATHS.open).length).toBeGreaterThan(before));
  unmount();
  await act(async () => come(openDeposits({ amount: '25.00', status: 'created', nextStep })));
  await frames();
  expect(location.search).toBe('');
  expect(leaveFor).not.toHaveBeenCalled();
  expect(at(PATHS.create)).toEqual([]);
});

test('what another tab began in the moment of the press is gone on with too; once seen, another one may be begun', async () => {
  jest.useFakeTimers();
  const { at } = await open({
    [PATHS.open]: openDeposits({ amount: '25.00', status: 'created' }),
    [PATHS.create]: depositAnswer({ id: 'd2' }),
    [PATHS.deposit('d1')]: depositAnswer(),
    [PATHS.deposit('d2')]: depositAnswer({ id: 'd2' }),
  });
  await screen.findByRole('region', { name: 'Deposits in progress' });
  fireEvent.click(submit());
  await waitFor(() => expect(location.search).toBe('?deposit=d1'));
  expect(at(PATHS.create)).toEqual([]);
  act(() => window.history.back());
  await screen.findByRole('region', { name: 'Deposits in progress' });
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  fireEvent.click(submit());
  await waitFor(() => expect(at(PATHS.create)).toHaveLength(1));
  jest.useRealTimers();
});

test('the time of an open deposit is a dash where the backend does not say it', async () => {
  await open({ [PATHS.open]: openDeposits({ createdAt: '' }) });
  expect(await screen.findByText(/^– ·/)).toHaveTextContent('– · D-7F20-1184');
});

test('a deposit that runs is offered to go on with, in each of its states; one that has ended is not', async () => {
  const statuses = ['created', 'processing', 'pending', 'success', 'failed', 'cancelled'] as const;
  await open({
    [PATHS.open]: openDeposits(...statuses.map((status) => ({ id: status, reference: status, status }))),
  });
  const offered = within(await screen.findByRole('region', { name: 'Deposits in progress' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => /created|processing|pending/.exec(textContent)?.[0])).toEqual([
    'created',
    'processing',
    'pending',
  ]);
});
