import { act, fireEvent, screen } from '@testing-library/react';
import Router from 'next/router';
import { withStatus } from '@/services/http/call';
import { wrapPaymentMessage, type PaymentMessage } from '@/domain/cashier/methods/frameMessages';
import { PATHS, publish } from '@/tests/support/cashier';
import { atDepositAddress, created, frame, openIntent as open, ORIGIN, wait } from '@/tests/support/depositIntent';
import { depositAnswer } from '@/tests/support/deposits';
import { leaveFor } from '../payment/leaveFor';

jest.mock('../payment/leaveFor');

atDepositAddress();
afterEach(() => jest.mocked(leaveFor).mockClear());

const say = (message: PaymentMessage, origin = ORIGIN, source: MessageEventSource | null = frame().contentWindow) =>
  act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { data: wrapPaymentMessage(message), origin, source })),
  );

test('PAY-02 the provider has its own frame, which may run scripts and forms and nothing else', async () => {
  await open(created());
  expect(frame()).toHaveAttribute('src', `${ORIGIN}/card?p=1&locale=en&theme=dark`);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(document.querySelectorAll('main input, form input')).toHaveLength(0);
});

test('D07 a payment form that comes later is told, and takes the focus only if nothing has it', async () => {
  const { answers } = await open(depositAnswer({ status: 'created' }));
  const back = screen.getByRole('button', { name: 'Back to deposit' });
  act(() => back.focus());
  answers[PATHS.deposit('d1')] = created();
  await wait(5_000);
  expect(frame()).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Secure payment');
  expect(back).toHaveFocus();
});

test('a frame counts with its exact origin and window; its word is a reason to ask, never a result', async () => {
  const { at, answers } = await open(created());
  await say({ type: 'ready', height: 333 });
  expect(frame()).toHaveAttribute('height', '333');
  const asked = at(PATHS.deposit('d1')).length;
  await say({ type: 'done' }, 'https://evil.example');
  await say({ type: 'done' }, ORIGIN, window);
  expect(at(PATHS.deposit('d1'))).toHaveLength(asked);
  await say({ type: 'done' });
  await wait(10);
  expect(at(PATHS.deposit('d1'))).toHaveLength(asked + 1);
  expect(location.search).toBe('?deposit=d1');
  answers[PATHS.deposit('d1')] = depositAnswer({ status: 'success', creditedAmount: '50.00' });
  await wait(3_000);
  expect(location.search).toBe('?deposit=d1&modal=deposit-success&met=visa');
  expect(screen.getByText('Your deposit has arrived')).toBeVisible();
});

test('a frame leads the window only to its own origin', async () => {
  await open(created());
  await say({ type: 'redirect', url: 'https://evil.example/' });
  await say({ type: 'redirect', url: 'javascript:alert(1)' });
  expect(leaveFor).not.toHaveBeenCalled();
  await say({ type: 'redirect', url: `${ORIGIN}/bank` });
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

test('E13 Back from the bank leads to the cashier, and to the bank again only by a press', async () => {
  await open(created());
  await say({ type: 'redirect', url: `${ORIGIN}/bank` });
  expect(leaveFor).toHaveBeenCalledTimes(1);
  // Loaded anew, when Next has put a state of its own in the place of the history entry's.
  window.history.replaceState({ key: 'new' }, '');
  await say({ type: 'redirect', url: `${ORIGIN}/bank` });
  expect(leaveFor).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment provider' }));
  expect(leaveFor).toHaveBeenCalledTimes(2);
});

test('a frame that does not speak is given up after 15 seconds, and can be tried again', async () => {
  await open(created());
  await wait(15_100);
  expect(screen.getByText('The payment provider’s page didn’t load')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).toBeInTheDocument();
});

test('asks every three seconds, less often later, not at all after the end', async () => {
  const { at, answers } = await open(created());
  const count = () => at(PATHS.deposit('d1')).length;
  const first = count();
  await wait(30_000);
  expect(count() - first).toBeGreaterThanOrEqual(9);
  await wait(120_000);
  expect(count() - first).toBeLessThan(40);
  answers[PATHS.deposit('d1')] = depositAnswer({ status: 'declined' });
  await wait(15_000);
  const end = count();
  expect(location.search).toContain('modal=deposit-decline');
  await wait(60_000);
  expect(count()).toBe(end);
});

test('a card payment that stays pending says so in its dialog', async () => {
  const { answers } = await open(created());
  answers[PATHS.deposit('d1')] = depositAnswer({ status: 'pending' });
  await wait(15_000);
  expect(location.search).toContain('modal=deposit-pending');
});

test('its result calls off no page that is being loaded', async () => {
  const { answers } = await open(created());
  act(() => Router.events.emit('routeChangeStart', '/casino', { shallow: false }));
  answers[PATHS.deposit('d1')] = depositAnswer({ status: 'declined' });
  await wait(5_000);
  expect(location.search).toBe('?deposit=d1');
  await act(async () => Router.events.emit('routeChangeComplete', '/casino', { shallow: false }));
  expect(location.search).toContain('modal=deposit-decline');
});

test('the socket is a reason to ask at once', async () => {
  const { at } = await open(created());
  const before = at(PATHS.deposit('d1')).length;
  await act(async () => publish('failedDeposit', { method: 'visa' }));
  await wait(10);
  expect(at(PATHS.deposit('d1'))).toHaveLength(before + 1);
});

test('one that had ended before the page was opened is told in the page, without a dialog', async () => {
  await open(depositAnswer({ status: 'cancelled' }));
  expect(screen.getByText('The deposit was canceled')).toBeVisible();
  expect(location.search).toBe('?deposit=d1');
  fireEvent.click(screen.getByRole('button', { name: 'New deposit' }));
  expect(location.search).toBe('');
});

test.each([
  ['failed', '0.0002', true],
  ['cancelled', '0', false],
] as const)('one that ended %s with %s coins received says where they are: %s', async (status, received, isHeld) => {
  const coins = { network: 'Bitcoin', coin: 'BTC', coinAmount: '0.0005', confirmations: 0, confirmationsNeeded: 2 };
  await open(depositAnswer({ status, crypto: { ...coins, address: 'bc1qexample', received } }));
  expect(screen.getByText(/^The deposit (failed|was canceled)$/)).toBeVisible();
  expect(screen.queryAllByText(/^Your coins arrived but weren’t added to your balance/)).toHaveLength(isHeld ? 1 : 0);
});

test('one that is nobody’s, or another’s, is said to be none', async () => {
  await open(() => Promise.reject({ code: 'DEPOSIT_NOT_FOUND' }));
  expect(screen.getByText('Deposit not found')).toBeVisible();
});

test('a question without an answer leaves what was known, and says that it may be old', async () => {
  const { answers } = await open(created());
  answers[PATHS.deposit('d1')] = undefined;
  await wait(3_100);
  expect(screen.getByText(/This may be out of date/)).toBeVisible();
  expect(frame()).toBeInTheDocument();
});

test('that a deposit can be cancelled no more stays to be read, though the buttons go', async () => {
  const { answers } = await open(created(), {
    answers: { [PATHS.cancel]: () => Promise.reject({ code: 'NOT_CANCELLABLE', message: 'x' }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
  answers[PATHS.deposit('d1')] = depositAnswer({ status: 'processing' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await wait(3_100);
  expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull();
  expect(screen.getByText(/can no longer be canceled/)).toBeVisible();
});

test('cancelling asks first, and sends one cancellation under one key', async () => {
  const { at, answers } = await open(created(), { answers: { [PATHS.cancel]: undefined } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await wait(10);
  expect(screen.getByText(/We’re checking whether your deposit was canceled/)).toBeVisible();
  answers[PATHS.cancel] = depositAnswer({ status: 'cancelled' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await wait(10);
  expect(new Set(at(PATHS.cancel).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(location.search).toContain('modal=deposit-cancel');
});

test.each([
  ['NOT_CANCELLABLE', 409, 'This deposit can no longer be canceled.'],
  ['UNAVAILABLE', 503, 'Please come back later'],
  ['TOO_MANY_ATTEMPTS', 429, 'Please come back later'],
])('a cancellation refused with %s is told with its own reason', async (code, status, words) => {
  const refused = () => Promise.reject(withStatus({ code, message: 'Please come back later' }, status));
  await open(created(), { answers: { [PATHS.cancel]: refused } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await wait(10);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryAllByText(/can no longer be canceled/)).toHaveLength(code === 'NOT_CANCELLABLE' ? 1 : 0);
});

test('what is being processed has nothing to pay or to cancel', async () => {
  await open(depositAnswer({ status: 'processing' }));
  expect(screen.getByText('Your deposit is being processed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
});
