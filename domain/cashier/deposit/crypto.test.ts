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
  expect(walletUri(part)).toBe('bitcoin:bc1q?amount=0.00030000');
  expect(dueAmount(payment({ received: '0.0006' }))).toBe('0.00050000');
});

test('what a wallet scans', () => {
  expect(walletUri(payment())).toBe('bitcoin:bc1q?amount=0.00050000');
  expect(walletUri(payment({ coin: 'USDT', address: 'T1' }))).toBe('T1');
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
