import { screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { Statement } from './Statement';

jest.mock('@/services/browser/saveFile', () => ({ saveBlob: jest.fn() }));
const { saveBlob } = jest.requireMock<{ saveBlob: jest.Mock<void, [string, Blob]> }>('@/services/browser/saveFile');

const deposit = {
  transactionId: 'd1',
  date: '2026-10-03T10:00:00Z',
  method: 'Visa',
  transactionType: 'deposit',
  amount: '50.00',
  currencyCode: 'EUR',
  status: 'completed',
};
const bet = (index: number) => ({
  transactionId: `b${index}`,
  date: '2026-10-04T10:00:00Z',
  type: 'bet',
  amount: '-0.10',
  gameName: '=SUM(A1)',
  currencyCode: 'EUR',
});

async function open(bets: number, { failing = false, broken = -1 } = {}) {
  const pages = ({ query }: HttpRequest) => {
    const { pageNo, limit } = query as { pageNo: number; limit: number };
    if (failing && pageNo === 2) throw { code: 'INTERNAL' };
    const all = Array.from({ length: bets }, (_, at) => (at === broken ? { transactionId: `b${at}` } : bet(at)));
    const rows = all.slice((pageNo - 1) * limit, pageNo * limit);
    return { data: { history: { rows, count: bets } } };
  };
  const { store } = await playerStore({
    '/api/user/transactions': { data: { transactions: { rows: [deposit], count: 1 } } },
    '/api/user/casino-history': pages,
  });
  const period = { from: '2026-10-01', to: '2026-10-31' };
  return show(<Statement asked="2026-10" period={period} today="2026-11-27" />, { store });
}

const make = () => screen.getByRole('button', { name: 'Create statement' });

test('every page is added up: sums, days, unknown time of play, and a file without formulas', async () => {
  const { user } = await open(250);
  await user.click(make());
  expect(await screen.findByText(/Rows included: 251/)).toHaveTextContent('Time played: –');
  const rowsNow = () => within(screen.getByRole('table')).getAllByRole('row');
  await waitFor(() => expect(rowsNow()).toHaveLength(3));
  const rows = rowsNow();
  expect(rows[1]).toHaveTextContent('€50.00');
  expect(rows[2]).toHaveTextContent('€25.00');
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const [name, blob] = saveBlob.mock.calls[0]!;
  expect([name, blob.type]).toEqual(['statement-2026-10-01-2026-10-31.csv', 'text/csv;charset=utf-8']);
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test.each([
  [5, 250, '€24.90'],
  [200, 201, '€20.00'],
])('a row that cannot be read is told, and ends nothing: row %d of %d', async (broken, bets, net) => {
  const { user } = await open(bets, { broken });
  await user.click(make());
  expect(await screen.findByText(new RegExp(`Rows included: ${bets}\\.`))).toBeVisible();
  expect(screen.getByText(/because we couldn’t read the amount: 1\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'EUR' })).toHaveTextContent(net);
});

test('no statement is made where a page failed', async () => {
  const { user } = await open(250, { failing: true });
  await user.click(make());
  expect(
    await screen.findByText('Some rows didn’t load, so we couldn’t create your statement. Please try again.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
