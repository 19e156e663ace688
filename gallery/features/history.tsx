import { CasinoTable } from '@/components/history/CasinoTable';
import { Totals } from '@/components/history/parts/Totals';
import { TransactionTable } from '@/components/history/TransactionTable';
import { historyQuery } from '@/domain/history/historyQuery';
import { Pressed } from '../base/Pressed';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

const PATHS = {
  transactions: '/api/user/transactions',
  casino: '/api/user/casino-history',
  totals: '/api/user/period-totals',
  recent: '/api/user/recent-games',
} as const;

const TODAY = '2026-11-22';
const ID = '1c67ca26-b324-470e-bf47-7fce25ddec89';
const STATUSES = ['completed', 'pending', 'rejected', 'cancelled', 'failed', 'processing'] as const;

const transaction = (over: object = {}) => ({
  date: '2026-11-21T10:00:00Z',
  transactionId: 't1',
  method: 'Visa',
  transactionType: 'deposit',
  amount: '50.00',
  currencyCode: 'EUR',
  status: 'completed',
  bonus: false,
  ...over,
});
const entry = (over: object = {}) => ({
  transactionId: 'c1',
  roundId: 'r1',
  type: 'bet',
  gameId: 'kraken-tides',
  gameName: 'Kraken Tides',
  provider: 'Blue Pylon',
  balanceBefore: '50.00',
  amount: '-4.00',
  balanceAfter: '46.00',
  bonusBalance: '0.00',
  currencyCode: 'EUR',
  date: '2026-11-21T11:00:00Z',
  ...over,
});
const page = (name: string, rows: object[], count = rows.length) => ({ data: { [name]: { rows, count } } });
const totals = (over: object = {}) => ({
  data: {
    currencyCode: 'EUR',
    deposits: '100.00',
    withdrawals: '20.00',
    wins: '52.50',
    losses: '60.00',
    lifetimeNetDeposits: '-12.00',
    days: [
      { date: '2026-11-20', netResult: '2.50' },
      { date: '2026-11-21', netResult: '-10.00' },
    ],
    ...over,
  },
});

const around = { pathname: '/profile/transactions', player: { currencyCode: 'EUR' } };
const transactions = (answer: unknown): State => ({
  ...around,
  part: () => <TransactionTable query={historyQuery('', TODAY)} />,
  answers: { [PATHS.transactions]: answer },
});
const casino = (answer: unknown): State => ({
  ...around,
  part: () => <CasinoTable query={historyQuery('?list=casino', TODAY)} />,
  answers: { [PATHS.casino]: answer, [PATHS.recent]: { data: { games: { rows: [], count: 0 } } } },
});
const sums = (answer: unknown): State => ({
  ...around,
  part: () => <Totals period={historyQuery('', TODAY).period} />,
  answers: { [PATHS.totals]: answer },
});

const rows = STATUSES.map((status, at) =>
  transaction({ status, transactionId: `t${at}`, ...(at % 2 ? { transactionType: 'withdrawal' } : {}) }),
);

export const historyEntries: readonly Entry[] = [
  {
    name: 'Transactions',
    file: 'components/history/TransactionTable.tsx',
    states: {
      usual: transactions(page('transactions', rows)),
      pages: transactions(page('transactions', rows, 120)),
      opened: {
        ...transactions(page('transactions', [transaction({ transactionId: ID, reference: 'D-7KQ2-M9XF' })])),
        part: () => (
          <Pressed on=".type button">
            <TransactionTable query={historyQuery('', TODAY)} />
          </Pressed>
        ),
      },
      loading: transactions(never),
      empty: transactions(page('transactions', [])),
      error: transactions(undefined),
      long: transactions(
        page('transactions', [transaction({ method: LONG, transactionId: LONG_WORD, amount: '123456789.00' })]),
      ),
    },
  },
  {
    name: 'Casino history',
    file: 'components/history/CasinoTable.tsx',
    states: {
      usual: casino(page('history', [entry(), entry({ transactionId: 'c2', type: 'win', amount: '12.00' })])),
      loading: casino(never),
      empty: casino(page('history', [])),
      error: casino(undefined),
      long: casino(page('history', [entry({ gameName: LONG, provider: LONG_WORD, amount: '-123456789.00' })])),
    },
  },
  {
    name: 'Totals of a period',
    file: 'components/history/parts/Totals.tsx',
    states: {
      usual: sums(totals()),
      loading: sums(never),
      error: sums(undefined),
      long: sums(totals({ deposits: '123456789012.00', losses: '98765432109.00' })),
    },
  },
];
