import fc from 'fast-check';
import { csvLines, csvOf } from './csv';
import { monthPeriod, netOf, statementMonths, StatementSums } from './statement';

const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-10-${String(of).padStart(2, '0')}T12:00:00.000Z`);
const kind = fc.constantFrom('deposit', 'withdrawal', 'rakeback', 'bet', 'win', 'rollback');
const status = fc.constantFrom('completed', 'processed', 'pending', 'failed', 'cancelled');

test('every sum is that of its rows to the cent, and that of its days, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ kind, cents, date: day, status }), { maxLength: 200 }), (rows) => {
      const made = new StatementSums();
      const sum = { deposits: 0n, withdrawals: 0n, bonuses: 0n, stakes: 0n, wins: 0n };
      for (const { kind: type, cents: minor, date, status: state } of rows) {
        const done = state === 'completed' || state === 'processed';
        if (type === 'bet' || type === 'win' || type === 'rollback') {
          made.entry({ type, date, currency: 'EUR', amount: type === 'bet' ? `-${decimal(minor)}` : decimal(minor) });
          if (type === 'win') sum.wins += minor;
          else sum.stakes += type === 'bet' ? minor : -minor;
        } else {
          made.payment({ type, date, currency: 'EUR', amount: decimal(minor), status: state });
          const key = type === 'deposit' ? 'deposits' : type === 'withdrawal' ? 'withdrawals' : 'bonuses';
          if (done) sum[key] += minor;
        }
      }
      const [euros] = made.statements();
      if (!euros) return expect(Object.values(sum).every((one) => one === 0n)).toBe(true);
      expect(euros.sums).toEqual(sum);
      expect(euros.days.map(({ day: of }) => of)).toEqual(euros.days.map(({ day: of }) => of).toSorted());
      expect(netOf(euros.sums, 'EUR')).toBe(
        (sum.wins - sum.stakes < 0n ? '-' : '') +
          decimal(sum.wins < sum.stakes ? sum.stakes - sum.wins : sum.wins - sum.stakes),
      );
    }),
  );
});

test('currencies stand apart, and an amount that cannot be read is counted, not guessed', () => {
  const made = new StatementSums();
  const date = '2026-10-01T00:00:00Z';
  made.payment({ type: 'deposit', amount: '0.00000001', currency: 'BTC', status: 'completed', date });
  made.payment({ type: 'withdrawal', amount: '-2.50', currency: 'EUR', status: 'completed', date });
  made.payment({ type: 'deposit', amount: '1.001', currency: 'EUR', status: 'completed', date });
  expect(made.statements().map(({ currency, sums }) => [currency, sums.deposits, sums.withdrawals])).toEqual([
    ['BTC', 1n, 0n],
    ['EUR', 0n, 250n],
  ]);
  expect(made.unread).toBe(1);
});

test('100,000 rows are added and written in portions of a page, hardly one of which takes 50 ms', () => {
  const made = new StatementSums();
  const rows = Array.from({ length: 100 }, (_, index) => ({
    type: 'bet',
    amount: '-0.10',
    currency: 'EUR',
    date: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
  const times: number[] = [];
  for (let page = 0; page < 1000; page += 1) {
    const from = performance.now();
    for (const row of rows) made.entry(row);
    csvLines(rows.map(({ type, amount, currency, date }) => [date, type, amount, currency]));
    times.push(performance.now() - from);
  }
  expect(made.statements()[0]!.sums.stakes).toBe(1_000_000n);
  // On a busy machine some wait for the processor.
  expect(times.toSorted((one, other) => one - other)[800]!).toBeLessThan(50);
});

test('lines make the same file as the whole', () => {
  expect(csvOf(['a'], [['1'], ['=2']])).toBe(csvOf(['a'], []) + csvLines([['1'], ['=2']]));
});

test('a month is whole, the present one goes up to today, and others are none', () => {
  expect(statementMonths('2026-03-31').slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(monthPeriod('2026-02', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthPeriod('2026-03', '2026-03-05')).toEqual({ from: '2026-03-01', to: '2026-03-05' });
  expect(monthPeriod('2024-03', '2026-03-05')).toBeNull();
  expect(monthPeriod('period', '2026-03-05')).toBeNull();
});
