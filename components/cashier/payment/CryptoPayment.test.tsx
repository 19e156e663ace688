import { fireEvent, screen } from '@testing-library/react';
import { PATHS } from '@/tests/support/cashier';
import { atDepositAddress, openIntent as open, wait } from '@/tests/support/depositIntent';
import { depositAnswer } from '@/tests/support/deposits';

atDepositAddress();

const crypto = (over = {}) => ({
  address: 'bc1qexample',
  network: 'Bitcoin',
  coin: 'BTC',
  coinAmount: '0.00050000',
  received: '0',
  confirmations: 0,
  confirmationsNeeded: 2,
  wrongNetwork: false,
  ...over,
});
const paying = (over = {}) => depositAnswer({ status: 'created', crypto: crypto(over) });
const clipboard = (writeText: jest.Mock) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

test('PAY-03 address, amount and QR code, each to copy, with a plain word on the network', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await open(paying());
  clipboard(writeText);
  expect(screen.getByText('bc1qexample')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the BTC address' })).toBeVisible();
  expect(screen.getByText(/only over the Bitcoin network/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Copy', description: 'Deposit address, Bitcoin' }));
  await wait(10);
  expect(writeText).toHaveBeenCalledWith('bc1qexample');
  expect(screen.getByText('Copied')).toBeVisible();
});

test('PAY-04 a clipboard that refuses is said, with the way by hand', async () => {
  await open(paying());
  clipboard(jest.fn(() => Promise.reject(new Error('denied'))));
  fireEvent.click(screen.getByRole('button', { name: 'Copy', description: 'Amount to send' }));
  await wait(10);
  expect(screen.getByText(/We couldn’t copy it\./)).toBeVisible();
});

test('shows what arrives as it arrives', async () => {
  const { answers } = await open(paying());
  expect(screen.getByText('Waiting for your payment')).toBeVisible();
  const rows: [over: object, said: RegExp][] = [
    [{ received: '0.0002', confirmations: 1 }, /We received less than the amount due/],
    [{ received: '0.0005', confirmations: 1 }, /1 of 2 confirmations/],
    [{ received: '0.0006', confirmations: 1 }, /We received more than the amount due/],
    [{ received: '0.0005', wrongNetwork: true }, /arrived on a different network/],
    [{ received: undefined, wrongNetwork: true }, /Received – of 0\.00050000 BTC/],
  ];
  for (const [over, said] of rows) {
    answers[PATHS.deposit('d1')] = paying(over);
    await wait(3_100);
    expect(screen.getByText(said)).toBeVisible();
  }
  answers[PATHS.deposit('d1')] = paying({ received: '0.0005', confirmations: undefined });
  await wait(3_100);
  expect(screen.getByText('Your payment has arrived and is being confirmed')).toBeVisible();
  expect(screen.queryByText(/confirmations/)).toBeNull();
});

test('once all has arrived nothing is left to scan or copy, which would be paid twice', async () => {
  const { answers } = await open(paying());
  expect(screen.getByRole('img', { name: 'QR code for the BTC address' })).toBeVisible();
  answers[PATHS.deposit('d1')] = paying({ received: '0.0005', confirmations: 1 });
  await wait(3_100);
  expect(screen.getByText(/1 of 2 confirmations/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'QR code for the BTC address' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy', description: 'Deposit address, Bitcoin' })).toBeNull();
});

test('after its time there is no address to send to, to the second', async () => {
  const expiresAt = new Date(Date.now() + 20_000).toISOString();
  await open(depositAnswer({ status: 'created', expiresAt, crypto: crypto() }));
  expect(screen.getByRole('img', { name: 'QR code for the BTC address' })).toBeVisible();
  await wait(21_000);
  expect(screen.queryByRole('img', { name: 'QR code for the BTC address' })).toBeNull();
  expect(screen.queryByText('Waiting for your payment')).toBeNull();
  expect(screen.getByText(/Don’t send anything else/)).toBeVisible();
});
