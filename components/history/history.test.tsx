import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { setAddress } from '@/hooks/address/useAddress';
import { saveFile } from '@/services/browser/saveFile';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { playerStore, type Answers } from '@/tests/support/player';
import { HistoryPanel } from './HistoryPanel';

jest.mock('@/services/browser/saveFile');

const PATHS = {
  transactions: '/api/user/transactions',
  casino: '/api/user/casino-history',
  totals: '/api/user/period-totals',
  round: '/api/user/rounds/r1',
  recent: '/api/user/recent-games',
} as const;

const STATUSES = [
  'processed',
  'pending',
  'rejected',
  'confirmed',
  'cancelled',
  'completed',
  'failed',
  'processing',
] as const;

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
const TOTALS = {
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
  },
};

let router: ReturnType<typeof fakeRouter>;
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  router.remove();
  delete (window as { matchMedia?: unknown }).matchMedia;
  localStorage.clear();
});

async function open(address: string, answers: Answers = {}, settings = {}) {
  router = fakeRouter(address);
  const all: Answers = {
    [PATHS.transactions]: page('transactions', [transaction()]),
    [PATHS.casino]: page('history', [entry()]),
    [PATHS.totals]: TOTALS,
    [PATHS.recent]: { data: { games: { rows: [], count: 0 } } },
    ...answers,
  };
  const { store, asked } = await playerStore(all, { currencyCode: 'EUR' });
  const shown = show(<HistoryPanel />, { store, settings, pathname: address.split('?')[0]!, styled: true });
  await act(() => jest.advanceTimersByTimeAsync(50));
  return { ...shown, store, answers: all, at: (path: string) => asked.filter((call) => call.path === path) };
}

const queries = (calls: HttpRequest[]) => calls.map(({ query }) => query);
const table = (name: string) => screen.getByRole('table', { name });
const headers = (name: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
/** Neither the header row nor the heading of a day. */
const bodyRows = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 0);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

/** No room for a table of many columns. */
function onPhone(): void {
  window.matchMedia = jest.fn(() => ({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
}

test('HIST-01 ENT-39 transactions are shown in the specified columns', async () => {
  await open('/profile/transactions', {
    [PATHS.transactions]: page('transactions', [transaction(), transaction({ transactionId: 't2', bonus: true })]),
  });
  expect(headers('Transactions')).toEqual([
    'Date',
    'Transaction ID',
    'Method',
    'Transaction Type',
    'Amount',
    'Status',
    'Bonus',
  ]);
  const [first, second] = bodyRows('Transactions');
  expect(cells(first!).slice(1)).toEqual(['t1', 'Visa', 'Deposit', '+€50.00', 'Completed', 'No']);
  expect(cells(first!)[0]).toMatch(/^21 Nov 2026/);
  expect(cells(second!)[6]).toBe('Yes');
});

test('E15 a transaction has the reference of its receipt in the list and in the file, and its id where it has none', async () => {
  const rows = [transaction({ reference: 'D-7KQ2-M9XF' }), transaction({ transactionId: 't2' })];
  await open('/profile/transactions', { [PATHS.transactions]: page('transactions', rows) });
  expect(bodyRows('Transactions').map((row) => cells(row)[1])).toEqual(['D-7KQ2-M9XF', 't2']);
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  const [, , file] = jest.mocked(saveFile).mock.calls[0]!;
  const lines = file.split('\r\n').map((line) => line.split(','));
  expect(lines.slice(0, 3).map((line) => line[1])).toEqual([
    'Transaction ID',
    expect.stringContaining('D-7KQ2-M9XF'),
    't2',
  ]);
});

test('a withdrawal leaves the account in the file as in the list', async () => {
  const row = transaction({ transactionType: 'withdrawal', amount: '40.00', status: 'completed' });
  await open('/profile/transactions', { [PATHS.transactions]: page('transactions', [row]) });
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  expect(jest.mocked(saveFile).mock.calls[0]![2]).toContain('-40.00');
});

test('L18 rows stand below the day on this clock, a withdrawal leaves the account, and what was refused moved nothing', async () => {
  const rows = [
    transaction({ transactionType: 'withdrawal', amount: '40.00', status: 'pending' }),
    transaction({ transactionId: 't2', transactionType: 'withdrawal', amount: '-20.00', status: 'rejected' }),
    transaction({ transactionId: 't3', date: '2026-11-18T10:00:00Z', transactionType: 'correction', amount: '-5.00' }),
    transaction({ transactionId: 't4', date: '2026-11-18T09:00:00Z', status: 'held by the moon' }),
  ];
  await open('/profile/transactions', { [PATHS.transactions]: page('transactions', rows) });
  const days = within(table('Transactions')).getAllByRole('rowheader');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Saturday, 21 November 2026',
    'Wednesday, 18 November 2026',
  ]);
  expect(bodyRows('Transactions').map((row) => cells(row).slice(3, 6))).toEqual([
    ['Withdrawal', '−€40.00', 'Pending'],
    ['Withdrawal', '€20.00', 'Rejected'],
    ['Correction', '−€5.00', 'Completed'],
    ['Deposit', '+€50.00', '–'],
  ]);
});

test('L18 a long id is shown by its ends and copied whole; a press on a row opens the rest of it, and closes it', async () => {
  const id = '1c67ca26-b324-470e-bf47-7fce25ddec89';
  const rows = [transaction({ transactionId: id, transactionType: 'withdrawal', status: 'pending', reference: 'W-1' })];
  const writeText = jest.fn().mockResolvedValue(undefined);
  await open('/profile/transactions', { [PATHS.transactions]: page('transactions', rows) });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const row = within(table('Transactions')).getByRole('button', { name: 'Withdrawal' });
  fireEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(table('Transactions')).toHaveTextContent(id);
  expect(screen.getByRole('link', { name: 'Go to withdrawals' })).toHaveAttribute('href', '/withdraw');
  fireEvent.click(screen.getByRole('button', { name: 'Copy ID 1c67…ec89' }));
  await settle();
  expect(writeText).toHaveBeenCalledWith(id);
  expect(screen.getByText('Copied')).toBeInTheDocument();
  fireEvent.click(row);
  expect(table('Transactions')).not.toHaveTextContent(id);
});

test('L18 an open row of a desktop says what its columns do not; without their room four facts, and the others folded', async () => {
  const id = '1c67ca26-b324-470e-bf47-7fce25ddec89';
  const answers = {
    [PATHS.transactions]: page('transactions', [transaction({ transactionId: id, reference: 'D-1' })]),
  };
  const facts = () => within(table('Transactions')).getAllByRole('term');
  const openRow = () => fireEvent.click(within(table('Transactions')).getByRole('button', { name: 'Deposit' }));
  const { unmount } = await open('/profile/transactions', answers);
  openRow();
  expect(facts().map(({ textContent }) => textContent)).toEqual(['Reference', 'Transaction ID']);
  unmount();
  router.remove();
  onPhone();
  const { at } = await open('/profile/transactions', answers);
  openRow();
  const more = within(table('Transactions')).getByText('More').closest('details')!;
  expect(more).not.toHaveAttribute('open');
  const [seen, folded] = [false, true].map((isFolded) => facts().filter((fact) => more.contains(fact) === isFolded));
  expect(seen!.map(({ textContent }) => textContent)).toEqual(['Date', 'Method', 'Status', 'Reference']);
  expect(folded!.map(({ textContent }) => textContent)).toEqual(['Bonus', 'Transaction ID']);
  expect(within(more).getByText(id)).toBeInTheDocument();
  fireEvent.click(within(more).getByText('Save evidence'));
  await settle();
  expect(queries(at('/api/user/evidence'))).toEqual([{ kind: 'payment', id }]);
});

test('rewards that were paid stand among the transactions, each with the words of its kind, and can be chosen', async () => {
  const kinds = ['rakeback', 'cashback', 'dailyBonus', 'tournament', 'bonusWin', 'referral'];
  const rows = kinds.map((transactionType, index) =>
    transaction({
      transactionType,
      transactionId: `t${index}`,
      method: 'Rewards calendar',
      bonus: true,
      amount: '4.82',
    }),
  );
  const { at } = await open('/profile/transactions', { [PATHS.transactions]: page('transactions', rows) });
  const names = ['Rakeback', 'Cashback', 'Daily bonus', 'Tournament prize', 'Bonus paid out', 'Referral'];
  expect(bodyRows('Transactions').map((row) => cells(row).slice(2))).toEqual(
    names.map((name) => ['Rewards calendar', name, '+€4.82', 'Completed', 'Yes']),
  );
  const options = within(screen.getByLabelText('Type')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All types',
    'Deposit',
    'Withdrawal',
    'Correction',
    ...names,
  ]);
  choose('Type', 'dailyBonus');
  await settle();
  expect(at(PATHS.transactions).at(-1)?.query).toMatchObject({ type: 'dailyBonus' });
});

test('the sum of rewards stands apart from deposits and the net result, where the backend tells it', async () => {
  const withRewards = { data: { ...TOTALS.data, rewards: '58.20' } };
  const { unmount } = await open('/profile/transactions', { [PATHS.totals]: withRewards });
  const sums = () => screen.getByRole('region', { name: 'Totals for this period' });
  expect(sums()).toHaveTextContent('Deposits€100.00');
  expect(sums()).toHaveTextContent('Rewards paid€58.20Net result−€7.50');
  unmount();
  await open('/profile/transactions');
  expect(sums()).not.toHaveTextContent('Rewards paid');
});

test('HIST-02 each of the eight statuses has a label of its own', async () => {
  await open('/profile2/my-history', {
    [PATHS.transactions]: page(
      'transactions',
      STATUSES.map((status, index) => transaction({ status, transactionId: `t${index}` })),
    ),
  });
  const labels = bodyRows('Transactions').map((row) => cells(row)[5]);
  expect(labels).toEqual([
    'Processed',
    'Pending',
    'Rejected',
    'Confirmed',
    'Canceled',
    'Completed',
    'Failed',
    'Processing',
  ]);
});

test('HIST-03 ENT-40 the casino history stands in the named columns, and leads to the round', async () => {
  await open('/profile/transactions?list=casino', {
    [PATHS.round]: {
      data: {
        round: {
          id: 'r1',
          game: 'Kraken Tides',
          gameId: 'kraken-tides',
          provider: 'Blue Pylon',
          status: 'settled',
          stake: '4.00',
          win: '1.50',
          currencyCode: 'EUR',
          playedAt: '2026-11-21T11:00:00Z',
          entries: [entry(), entry({ transactionId: 'c2', type: 'win', amount: '1.50' })],
        },
      },
    },
  });
  expect(headers('Casino')).toEqual([
    'Transaction ID',
    'Type',
    'Game Name',
    'Provider',
    'Balance Before',
    'Amount',
    'Balance After',
    'Bonus Balance',
    'Date',
  ]);
  const [row] = bodyRows('Casino');
  expect(cells(row!).slice(0, 8)).toEqual([
    'c1',
    'Bet',
    'Kraken Tides',
    'Blue Pylon',
    '€50.00',
    '−€4.00',
    '€46.00',
    '€0.00',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'View the round for transaction c1' }));
  await settle();
  expect(location.search).toBe('?list=casino&round=r1');
  const dialog = screen.getByRole('dialog', { name: 'Round details' });
  expect(dialog).toHaveTextContent('Net result−€2.50');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(within(dialog).getByRole('link', { name: 'All rounds in this game' })).toHaveAttribute(
    'href',
    '/profile/transactions?list=casino&game=kraken-tides',
  );
});

test('E02 a win shows how much of it was bonus money', async () => {
  const won = entry({ transactionId: 'c2', type: 'win', amount: '7.50', bonusAmount: '5.00' });
  await open('/profile/transactions?list=casino', { [PATHS.casino]: page('history', [won]) });
  expect(cells(bodyRows('Casino').at(-1)!)).toContainEqual(
    expect.stringMatching(/€7\.50Bonus money included \+?€5\.00/),
  );
});

test('HIST-03 without room for the columns, a round is one row with its net result, and opens in place', async () => {
  onPhone();
  const won = entry({ transactionId: 'c2', type: 'win', amount: '6.50', balanceAfter: '52.50' });
  await open('/profile/transactions?list=casino', { [PATHS.casino]: page('history', [won, entry()]) });
  const [row, ...others] = bodyRows('Casino');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(/Kraken TidesBet −€4\.00\+€2\.50/);
  fireEvent.click(screen.getByRole('button', { name: 'Kraken Tides' }));
  expect(screen.getByRole('button', { name: 'Kraken Tides' })).toHaveAttribute('aria-expanded', 'true');
  expect(
    screen.getAllByText('Balance After', { selector: 'dt' }).map(({ parentElement }) => parentElement!.textContent),
  ).toEqual(['Balance After€52.50', 'Balance After€46.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Round details' }));
  expect(location.search).toBe('?list=casino&round=r1');
});

test('E02 a bet is told whole, with what of it was bonus money, in the list, its round, the file and the sums', async () => {
  const both = entry({ amount: '-15.00', bonusAmount: '-10.00', balanceAfter: '45.00', bonusBalance: '90.00' });
  const real = entry({ transactionId: 'c2' });
  await open('/profile/transactions?list=casino', {
    [PATHS.casino]: page('history', [both, real]),
    [PATHS.totals]: { data: { ...TOTALS.data, bonusNetResult: '-10.00' } },
    [PATHS.round]: {
      data: {
        round: {
          id: 'r1',
          game: 'Kraken Tides',
          gameId: 'kraken-tides',
          status: 'settled',
          playedAt: both.date,
          stake: '15.00',
          win: '0.00',
          currencyCode: 'EUR',
          entries: [both],
        },
      },
    },
  });
  const amounts = bodyRows('Casino').map((row) => cells(row)[5]);
  expect(amounts).toEqual(['−€15.00Bonus money included −€10.00', '−€4.00']);
  const sums = screen.getByRole('region', { name: 'Totals for this period' });
  expect(sums).toHaveTextContent('Net result−€7.50Bonus money included−€10.00');
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  const [, , file] = jest.mocked(saveFile).mock.calls[0]!;
  const lines = file.split('\r\n').map((line) => line.split(','));
  expect(lines.slice(0, 3).map((line) => [line[5], line.at(-1)])).toEqual([
    ['Amount', 'Bonus money included'],
    ['-15.00', '-10.00'],
    ['-4.00', ''],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'View the round for transaction c1' }));
  await settle();
  const dialog = screen.getByRole('dialog', { name: 'Round details' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('−€15.00Bonus money included −€10.00');
});

test('a bet that bought the feature of a game is told as a bonus buy, in the list and in its round', async () => {
  const bought = entry({ bonusBuy: true, amount: '-75.00' });
  await open('/profile/transactions?list=casino', {
    [PATHS.casino]: page('history', [bought, entry({ transactionId: 'c2', type: 'win', amount: '40.00' })]),
    [PATHS.round]: {
      data: {
        round: {
          id: 'r1',
          game: 'Kraken Tides',
          gameId: 'kraken-tides',
          status: 'settled',
          playedAt: bought.date,
          stake: '75.00',
          win: '40.00',
          currencyCode: 'EUR',
          entries: [bought],
        },
      },
    },
  });
  expect(bodyRows('Casino').map((row) => cells(row)[1])).toEqual(['Bonus buy', 'Win']);
  fireEvent.click(screen.getByRole('button', { name: 'View the round for transaction c1' }));
  await settle();
  expect(within(screen.getByRole('dialog')).getByRole('listitem')).toHaveTextContent('Bonus buy · 21 Nov 2026');
});

test('filters are part of the address, start at page one, and are sent to the backend', async () => {
  const { at } = await open('/profile/transactions?page=2', {
    [PATHS.transactions]: page('transactions', [transaction()], 45),
  });
  expect(queries(at(PATHS.transactions))).toEqual([{ from: '2026-10-24', to: '2026-11-22', pageNo: 2, limit: 20 }]);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  expect(screen.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/profile/transactions?page=3');
  expect(screen.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/profile/transactions');
  choose('Type', 'withdrawal');
  await settle();
  choose('Status', 'rejected');
  await settle();
  choose('Period', '7');
  await settle();
  expect(location.search).toBe('?type=withdrawal&status=rejected&from=2026-11-16&to=2026-11-22');
  expect(queries(at(PATHS.transactions)).at(-1)).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    type: 'withdrawal',
    status: 'rejected',
    pageNo: 1,
    limit: 20,
  });
  choose('Rows per page', '100');
  await settle();
  expect(queries(at(PATHS.transactions)).at(-1)).toMatchObject({ limit: 100 });
});

test('a page beyond the end gives its place to the last one, with the filters kept', async () => {
  const { at } = await open('/profile/transactions?type=deposit&page=9', {
    [PATHS.transactions]: ({ query }: HttpRequest) =>
      page('transactions', query?.pageNo === 3 ? [transaction()] : [], 45),
  });
  await settle();
  expect(location.search).toBe('?type=deposit&page=3');
  expect(router.push).not.toHaveBeenCalled();
  expect(queries(at(PATHS.transactions)).map((query) => query?.pageNo)).toEqual([9, 3]);
  expect(bodyRows('Transactions')).toHaveLength(1);
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
});

test('no page takes the place of another before the count is that of its own filters', async () => {
  let answer: (value: unknown) => void = () => {};
  await open('/profile/transactions', {
    [PATHS.transactions]: ({ query }: HttpRequest) =>
      query?.type === 'deposit' ? new Promise((resolve) => (answer = resolve)) : page('transactions', []),
  });
  expect(screen.getByText('No transactions')).toBeVisible();
  act(() => setAddress({ type: 'deposit', page: '2' }, 'push'));
  await settle();
  expect(location.search).toBe('?type=deposit&page=2');
  expect(screen.queryByText('No transactions')).toBeNull();
  answer(page('transactions', [transaction()], 21));
  await settle();
  expect(location.search).toBe('?type=deposit&page=2');
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
});

test('days chosen by hand reach twelve months back and no further', async () => {
  await open('/profile/transactions');
  choose('Period', '');
  const from = screen.getByLabelText('From');
  expect(from).toHaveAttribute('min', '2025-11-23');
  expect(from).toHaveAttribute('max', '2026-11-22');
  fireEvent.change(from, { target: { value: '2026-01-05' } });
  fireEvent.blur(from);
  await settle();
  expect(location.search).toBe('?from=2026-01-05&to=2026-11-22');
});

test('a day typed outside the twelve months changes nothing, and the days that can be chosen are named', async () => {
  await open('/profile/transactions');
  choose('Period', '');
  const from = screen.getByLabelText('From');
  for (const day of ['2024-01-05', '2026-11-23']) {
    fireEvent.change(from, { target: { value: day } });
    expect(from).not.toHaveAttribute('aria-invalid');
    fireEvent.blur(from);
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription('23 Nov 2025 – 22 Nov 2026');
  }
  await settle();
  expect(location.search).toBe('');
  fireEvent.change(from, { target: { value: '2026-01-05' } });
  expect(from).toBeValid();
  fireEvent.blur(from);
  await settle();
  expect(location.search).toBe('?from=2026-01-05&to=2026-11-22');
});

test('HIST-01 nothing, and nothing that came: an empty state and an error with a retry', async () => {
  const { answers, unmount } = await open('/profile/transactions', {
    [PATHS.transactions]: page('transactions', []),
  });
  expect(screen.getByText('No transactions')).toBeVisible();
  unmount();
  router.remove();
  const failed = await open('/profile/transactions', { [PATHS.transactions]: undefined, [PATHS.totals]: undefined });
  expect(screen.getByText('We couldn’t load the totals for this period.')).toBeVisible();
  failed.answers[PATHS.transactions] = page('transactions', [transaction()]);
  const alert = screen.getByText('Data loading error').closest<HTMLElement>('[role=alert]')!;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(answers).toBeDefined();
});

test('MKT-03 sums, net deposits of all time and results by day, a loss as plain as a win, and the same as a table', async () => {
  await open('/profile/transactions');
  const sums = screen.getByRole('region', { name: 'Totals for this period' });
  for (const text of ['Deposits€100.00', 'Withdrawals€20.00', 'Net result−€7.50']) expect(sums).toHaveTextContent(text);
  expect(sums).not.toHaveTextContent('Wins');
  fireEvent.click(within(sums).getByRole('button', { name: 'More', expanded: false }));
  expect(sums).toHaveTextContent('Wins€52.50');
  expect(sums).toHaveTextContent('Net deposits, all time−€12.00');
  expect(
    screen.getByRole('img', { name: 'Best day: 20 Nov 2026, +€2.50. Worst day: 21 Nov 2026, −€10.00.' }),
  ).toBeVisible();
  const table = screen.getByText('Show as a table').closest('details')!;
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['DateNet result', '20 Nov 2026+€2.50', '21 Nov 2026−€10.00']);
});

test('a result too small for a bar beside a large one is in the table all the same', async () => {
  const days = [
    { date: '2026-11-20', netResult: '9000.00' },
    { date: '2026-11-21', netResult: '-0.50' },
  ];
  await open('/profile/transactions', { [PATHS.totals]: { data: { ...TOTALS.data, days } } });
  const details = screen.getByText('Show as a table').closest('details')!;
  expect(
    within(details)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['DateNet result', '20 Nov 2026+€9,000.00', '21 Nov 2026−€0.50']);
});

test('what the backend leaves out of a row is a dash, and each row has a name to press', async () => {
  const gaps = {
    gameName: undefined,
    balanceBefore: undefined,
    balanceAfter: undefined,
    bonusBalance: undefined,
    date: undefined,
  };
  const answers = {
    [PATHS.casino]: page('history', [entry(gaps)]),
    [PATHS.transactions]: page('transactions', [transaction({ transactionType: undefined, date: undefined })]),
  };
  const again = (unmount: () => void) => {
    unmount();
    router.remove();
  };
  const wide = await open('/profile/transactions?list=casino', answers);
  expect(cells(bodyRows('Casino')[0]!)).toEqual(['c1', 'Bet', '–', 'Blue Pylon', '–', '−€4.00', '–', '–', '–']);
  again(wide.unmount);
  const paid = await open('/profile/transactions', answers);
  expect(within(table('Transactions')).getByRole('button', { name: '–' })).toBeVisible();
  expect(cells(bodyRows('Transactions')[0]!)[0]).toBe('–');
  again(paid.unmount);
  onPhone();
  await open('/profile/transactions?list=casino', answers);
  fireEvent.click(screen.getByRole('button', { name: '–' }));
  expect(screen.getByText('Balance After', { selector: 'dt' }).parentElement).toHaveTextContent('Balance After–');
});

test('the export loads the whole period page by page, each row once, with the filters applied', async () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => transaction({ transactionId: `t${from + index}`, method: '=1+1' }));
  const pages: Record<string, object[]> = { 1: rows(0, 100), 2: rows(99, 100), 3: rows(199, 30) };
  const { at } = await open('/profile/transactions?type=deposit', {
    [PATHS.transactions]: ({ query }: HttpRequest) =>
      page('transactions', pages[String(query?.pageNo)] ?? [], query?.limit === 100 ? 230 : 1),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  await waitFor(() => expect(screen.getByText('File saved. Rows: 229')).toBeVisible());
  const [name, type, text] = jest.mocked(saveFile).mock.calls[0]!;
  expect([name, type]).toEqual(['transactions-2026-10-24-2026-11-22.csv', 'text/csv;charset=utf-8']);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[1]).toBe(`"2026-11-21T10:00:00Z",t0,"'=1+1",Deposit,50.00,Completed,No,EUR`);
  expect(queries(at(PATHS.transactions).slice(1)).map((query) => [query?.pageNo, query?.type])).toEqual([
    [1, 'deposit'],
    [2, 'deposit'],
    [3, 'deposit'],
  ]);
});

test('a file without the rows that cannot be read says that they are missing', async () => {
  const rows = [transaction(), transaction({ transactionId: 't2', amount: 'a lot' }), transaction({ amount: null })];
  await open('/profile/transactions', { [PATHS.transactions]: page('transactions', rows) });
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  expect(screen.getByText('File saved. Rows: 1 · 1 of 3 rows loaded')).toBeVisible();
  expect(jest.mocked(saveFile).mock.calls[0]![2].split('\r\n')).toHaveLength(3);
});

test('of a history of which a page did not come nothing is saved; a stopped one saves nothing either', async () => {
  const { answers } = await open('/profile/transactions');
  const first = answers[PATHS.transactions];
  answers[PATHS.transactions] = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await settle();
  expect(screen.getByText('Some rows didn’t load, so we didn’t save a file. Please try again.')).toBeVisible();
  answers[PATHS.transactions] = () => new Promise((resolve) => setTimeout(() => resolve(first), 1_000));
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(saveFile).not.toHaveBeenCalled();
});

test('API-39 a backend without sums gets no word about sums that did not load', async () => {
  const settings = { endpoints: { periodTotals: null } };
  await open('/profile/transactions', { [PATHS.totals]: undefined }, settings);
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(screen.queryByText('We couldn’t load the totals for this period.')).toBeNull();
});
