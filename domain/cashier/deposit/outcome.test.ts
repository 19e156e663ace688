import type { DepositStatus } from './deposit';
import { moneyMoved, outcomeOf, RESULT_OUTCOMES, toldOf, type DepositOutcome, type ResultModal } from './outcome';

const MODALS = Object.keys(RESULT_OUTCOMES) as ResultModal[];

test('DRES-02 each name of a result stands for one of six outcomes', () => {
  expect(RESULT_OUTCOMES).toEqual({
    'deposit-success': 'success',
    'deposit-3ds-success': 'success',
    'deposit-failed': 'failed',
    'deposit-return': 'returned',
    'deposit-decline': 'declined',
    'deposit-cancel': 'cancelled',
    'deposit-pending': 'pending',
  });
  expect(new Set(Object.values(RESULT_OUTCOMES)).size).toBe(6);
});

const STATUSES: [DepositStatus, DepositOutcome][] = [
  ['created', 'pending'],
  ['processing', 'pending'],
  ['pending', 'pending'],
  ['success', 'success'],
  ['failed', 'failed'],
  ['returned', 'returned'],
  ['declined', 'declined'],
  ['cancelled', 'cancelled'],
];

test.each(STATUSES)('a deposit that is %s counts as %s, whatever an address claims', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
  for (const modal of MODALS) expect(toldOf(modal, { status })).toEqual({ outcome, proven: true });
});

test('without a word of the backend an address is a claim', () => {
  for (const modal of MODALS) expect(toldOf(modal, null)).toEqual({ outcome: RESULT_OUTCOMES[modal], proven: false });
});

const coins = (received: string | null, wrongNetwork = false) => ({
  address: 'a',
  network: 'ERC20',
  coin: 'USDT',
  coinAmount: '20',
  confirmations: 1,
  confirmationsNeeded: 1,
  received,
  wrongNetwork,
});

test('what became of the money is told from the status and from what arrived on the chain', () => {
  const moved = (status: DepositStatus, crypto: ReturnType<typeof coins> | null = null) =>
    moneyMoved({ status, crypto });
  expect(STATUSES.map(([status]) => moved(status))).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'credited',
    'none',
    'returned',
    'none',
    'none',
  ]);
  expect(moved('failed', coins('0'))).toBe('none');
  expect(moved('failed', coins('0.000001'))).toBe('held');
  expect(moved('cancelled', coins('0', true))).toBe('held');
  // More decimals than the coin is known to have.
  expect(moved('failed', coins('12.3456789'))).toBe('held');
  expect(moved('failed', coins(null))).toBe('unknown');
  expect(moved('failed', coins(null, true))).toBe('held');
});
