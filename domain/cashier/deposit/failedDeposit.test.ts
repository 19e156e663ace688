import type { Deposit } from './deposit';
import { failedDeposit } from './failedDeposit';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const deposit = (over: Partial<Deposit>): Deposit => ({
  id: 'd1',
  reference: 'D-1',
  status: 'declined',
  methodId: '1',
  methodName: 'visa',
  amount: '5',
  currency: 'EUR',
  creditedAmount: null,
  createdAt: '2026-11-21T11:50:00Z',
  endedAt: '2026-11-21T11:55:00Z',
  expiresAt: null,
  failure: null,
  declineReason: null,
  nextStep: null,
  crypto: null,
  ...over,
});
const found = (method: string, ...deposits: Deposit[]) => failedDeposit(method, deposits, NOW)?.id ?? null;

test('a message is about a deposit by its method that runs, or ended badly within the hour', () => {
  expect(found('VISA', deposit({}))).toBe('d1');
  expect(found('visa', deposit({ status: 'processing', endedAt: null }))).toBe('d1');
  expect(found('visa', deposit({ endedAt: '2026-11-21T11:00:00Z' }))).toBe('d1');
  expect(found('visa', deposit({ endedAt: '2026-11-21T10:59:59Z' }))).toBeNull();
  expect(found('visa', deposit({ status: 'success' }))).toBeNull();
  expect(found('skrill', deposit({}))).toBeNull();
  expect(found('visa', deposit({ methodName: null }))).toBeNull();
  expect(found('visa')).toBeNull();
});

test('of several the newest that has ended is meant', () => {
  const older = deposit({ id: 'old', createdAt: '2026-11-21T11:20:00Z' });
  const running = deposit({ id: 'runs', status: 'pending', endedAt: null, createdAt: '2026-11-21T11:59:00Z' });
  expect(found('visa', older, deposit({}), running)).toBe('d1');
  expect(found('visa', deposit({}), older)).toBe('d1');
});
