import { cryptoProgress, dueAmount, walletUri } from './crypto';
import type { CryptoPayment } from './deposit';
import { readPaymentMessage, wrapPaymentMessage } from '../methods/frameMessages';

const payment = (over: Partial<CryptoPayment> = {}): CryptoPayment => ({
  address: 'bc1q',
  network: 'Bitcoin',
  coin: 'BTC',
  coinAmount: '0.00050000',
  received: '0',
  confirmations: 0,
  confirmationsNeeded: 2,
  wrongNetwork: false,
  ...over,
});

test('what the chain shows, in one word', () => {
  const rows: [Partial<CryptoPayment>, ReturnType<typeof cryptoProgress>][] = [
    [{}, 'waiting'],
    [{ received: 'nonsense' }, 'waiting'],
    [{ received: '0.00049999', confirmations: 5 }, 'underpaid'],
    [{ received: '0.0005', confirmations: 1 }, 'confirming'],
    [{ received: '0.0005', confirmations: null }, 'confirming'],
    [{ received: '0.0005', confirmations: 2, confirmationsNeeded: null }, 'confirming'],
    [{ received: '0.0006', confirmations: 1 }, 'overpaid'],
    [{ received: '0.0005', confirmations: 2 }, 'confirmed'],
    [{ received: '0.0005', confirmations: 2, wrongNetwork: true }, 'wrongNetwork'],
  ];
  for (const [over, progress] of rows) expect(cryptoProgress(payment(over))).toBe(progress);
});

test('E08 after too little has arrived the rest is asked for, by the wallet too', () => {
  expect(dueAmount(payment())).toBe('0.00050000');
  const part = payment({ received: '0.0002' });
  expect(dueAmount(part)).toBe('0.00030000');
  expect(walletUri(part, '0.00030000')).toBe('bitcoin:bc1q?amount=0.00030000');
});

test.each([
  ['enough', { received: '0.0005' }],
  ['more', { received: '0.0006' }],
  ['all, confirmed', { received: '0.0005', confirmations: 2 }],
  ['coins of another network', { received: '0.0001', wrongNetwork: true }],
])('once %s has arrived nothing is asked for any more', (_, over) => expect(dueAmount(payment(over))).toBeNull());

test('amounts compare with all their decimals, whatever the coin is known to have', () => {
  const xrp = (received: string) => payment({ coin: 'XRP', coinAmount: '12.345678', received });
  expect([cryptoProgress(xrp('5')), dueAmount(xrp('5'))]).toEqual(['underpaid', '7.345678']);
  expect(cryptoProgress(xrp('12.345678'))).toBe('confirming');
  expect(cryptoProgress(xrp('12.3456789'))).toBe('overpaid');
  const wei = payment({ coin: 'ETH', coinAmount: '0.123456789012345678', received: '0.123456789012345677' });
  expect([cryptoProgress(wei), dueAmount(wei)]).toEqual(['underpaid', '0.000000000000000001']);
  const whole = payment({ coin: 'DOGE', coinAmount: '20', received: '5' });
  expect(dueAmount(whole)).toBe('15');
  // Nothing can be said of an amount that cannot be read.
  expect(cryptoProgress(payment({ coinAmount: 'some', received: '5' }))).toBe('waiting');
});

test('what a wallet scans', () => {
  expect(walletUri(payment(), '0.5')).toBe('bitcoin:bc1q?amount=0.5');
  expect(walletUri(payment({ coin: 'USDT', address: 'T1' }), '0.5')).toBe('T1');
});

test('a provider is understood only in its exact words', () => {
  expect(readPaymentMessage(wrapPaymentMessage({ type: 'done' }))).toEqual({ type: 'done' });
  expect(readPaymentMessage(wrapPaymentMessage({ type: 'ready', height: 90_000 }))).toEqual({
    type: 'ready',
    height: 1200,
  });
  const strange = [null, 'done', { type: 'done' }, { source: 'baize-payment', version: 2, type: 'done' }];
  const wrong = [{ type: 'ready', height: '9' }, { type: 'redirect', url: '' }, { type: 'success' }];
  for (const data of [...strange, ...wrong.map((message) => wrapPaymentMessage(message as never))])
    expect(readPaymentMessage(data)).toBeNull();
});
