import { pageIn, roundIn, toCasinoEntry, toTotals, toTransaction } from '@/services/history/historyWire';
import { pendingWithdrawals } from './pendingWithdrawal';
import { confirmedIn, quoteIn, toConditions, toWithdrawal } from './withdrawalWire';

const QUOTE = {
  quoteId: 'q1',
  creditAmount: '100.00',
  receiveAmount: '98.5',
  networkFee: '1.00',
  fee: '0.50',
  receiveCurrencyCode: 'USDT',
  expiresAt: '2026-11-22T10:01:00Z',
};

test('ENT-32 a quote has its four figures or is none: none is made up', () => {
  expect(quoteIn({ data: { quote: QUOTE } }, 'EUR')).toMatchObject({
    credit: '100.00',
    receive: '98.5',
    networkFee: '1.00',
    fee: '0.50',
    currency: 'EUR',
    receiveCurrency: 'USDT',
    createdAt: null,
  });
  for (const missing of ['creditAmount', 'receiveAmount', 'networkFee', 'fee'])
    expect(() => quoteIn({ data: { quote: { ...QUOTE, [missing]: undefined } } }, 'EUR')).toThrow();
});

test('ENT-32 a quote may stand by itself, without an id and an end', () => {
  const { quoteId: _, expiresAt: __, ...figures } = QUOTE;
  expect(quoteIn({ data: { ...figures, fee: 0.5 } }, 'EUR')).toMatchObject({ id: null, expiresAt: null, fee: '0.5' });
});

test('a confirmation is the withdrawal, or says of what was asked that it succeeded; nothing else is one', () => {
  const asked = { amount: '100.00', currencyCode: 'EUR' };
  const shown = (data: object) => confirmedIn({ data }, asked);
  expect(shown({ withdrawal: { id: 3, amount: '99.00', currencyCode: 'EUR' } })).toMatchObject({ amount: '99.00' });
  expect(shown({ success: true, id: 7 })).toMatchObject({ id: '7', reference: '7', amount: '100.00', currency: 'EUR' });
  expect(shown({ success: true })).toMatchObject({ id: '', reference: '', status: 'pending', canCancel: false });
  for (const data of [{}, { success: 'true' }, { success: false, id: 7 }]) expect(() => shown(data)).toThrow();
});

test('a withdrawal of a status or stage nobody named is under way, never at an end', () => {
  const wire = { id: 7, amount: '5', currencyCode: 'EUR', status: 'won', stages: [{ stage: 'sent', at: null }, 5] };
  expect(toWithdrawal(wire)).toMatchObject({
    id: '7',
    status: 'pending',
    canCancel: false,
    reference: '7',
    receive: null,
    stages: [{ stage: 'sent', at: null }],
  });
  for (const broken of [{ amount: null }, { currencyCode: 5 }, { id: null }])
    expect(toWithdrawal({ ...wire, ...broken })).toBeNull();
});

test('a condition counts as met only where the backend says so; one nobody knows is left out', () => {
  const rows = [
    { code: 'ACTIVE_BONUS', met: 'yes' },
    { code: 'DEPOSIT_WAGERING', met: true, waived: true, left: 5 },
    { code: 'MOON', met: false },
  ];
  expect(toConditions({ data: { conditions: rows } })).toEqual({
    conditions: [
      { code: 'ACTIVE_BONUS', met: false, waived: false, left: null },
      { code: 'DEPOSIT_WAGERING', met: true, waived: true, left: '5' },
    ],
    available: null,
    currency: null,
  });
  expect(() => toConditions({ data: {} })).toThrow();
});

test('rows of a history that cannot be read are left out; a page without a count is none', () => {
  const row = { transactionId: 't1', amount: '5.00', currencyCode: 'EUR', status: 'won' };
  const answer = { data: { transactions: { rows: [row, { transactionId: 't2' }], count: 2 } } };
  expect(pageIn(answer, 'transactions', toTransaction)).toMatchObject({
    rows: [{ id: 't1', status: null }],
    count: 2,
  });
  expect(() => pageIn({ data: { transactions: { rows: [row] } } }, 'transactions', toTransaction)).toThrow();
  expect(toCasinoEntry({ transactionId: 'c1' })).toBeNull();
});

test('no sum and no figure of a round is made up', () => {
  const totals = {
    currencyCode: 'EUR',
    deposits: '1',
    withdrawals: '2',
    wins: '3',
    losses: '4',
    lifetimeNetDeposits: '-5',
    days: [],
  };
  expect(toTotals({ data: totals })).toMatchObject({ losses: '4', lifetimeNetDeposits: '-5' });
  for (const missing of Object.keys(totals))
    expect(() => toTotals({ data: { ...totals, [missing]: undefined } })).toThrow();
  const days = [{ date: '2026-11-20', netResult: '1' }, { date: '2026-11-21' }];
  expect(() => toTotals({ data: { ...totals, days } })).toThrow();
  const round = { id: 'r', stake: '1', win: '0', currencyCode: 'EUR', status: 'lost' };
  expect(roundIn({ data: { round } })).toMatchObject({ status: null, entries: [] });
  for (const missing of ['id', 'stake', 'win', 'currencyCode'])
    expect(() => roundIn({ data: { round: { ...round, [missing]: undefined } } })).toThrow();
});

describe('an unanswered withdrawal', () => {
  const body = { paymentMethodId: '1', amount: '25.00', currencyCode: 'EUR', network: 'TRC20', quoteId: 'q1' };
  const HOUR_MS = 3_600_000;
  afterEach(() => pendingWithdrawals.drop());

  test('is kept for its player for less than a day, its body word by word', () => {
    pendingWithdrawals.keep({ intent: 'key', player: 'u1', body, since: 0 });
    const kept = pendingWithdrawals.read('u1', HOUR_MS);
    expect(JSON.stringify(kept?.body)).toBe(JSON.stringify(body));
    expect(pendingWithdrawals.read('u2', HOUR_MS)).toBeNull();
    expect(pendingWithdrawals.read('u1', 24 * HOUR_MS)).toBeNull();
  });

  test('is read with care: what else lies there is none', () => {
    for (const value of [{}, { intent: 'k', player: 'u1', body: { ...body, quoteId: 5 }, since: 0 }]) {
      pendingWithdrawals.keep(value as never);
      expect(pendingWithdrawals.read('u1', 0)).toBeNull();
    }
  });
});
