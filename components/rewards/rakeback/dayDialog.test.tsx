import { fireEvent, screen, within } from '@testing-library/react';
import { LOST } from '@/tests/support/player';
import { days, NOW, openRakeback, PATHS, receipt, settle, wireDay } from '@/tests/support/rakeback';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function open(day: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: day }));
  await settle();
  return screen.getByRole('dialog');
}

test.each([
  [/^Friday,? 20 November 2026/, 'You can claim it until 21 Nov, 23:59 UTC. After that it expires.'],
  [/^Thursday,? 19 November 2026/, 'You can claim it until 20 Nov, 23:59 UTC. After that it expires.'],
  [/^Wednesday,? 18 November 2026/, /^Added to your balance on 18 Nov 2026/],
  [/^Tuesday,? 17 November 2026/, 'It wasn’t claimed by 18 Nov, 23:59 UTC, so it expired.'],
  [/^Saturday,? 21 November 2026/, 'You can claim it from 21 Nov, 00:00 UTC until 22 Nov, 23:59 UTC.'],
  [/^Sunday,? 22 November 2026/, /^There’s no reward for this day/],
])('%s says what it means and by when', async (day, words) => {
  await openRakeback();
  const dialog = await open(day);
  expect(within(dialog).getByText(words)).toBeVisible();
});

test('only a day that can be claimed has the button', async () => {
  await openRakeback();
  const dialog = await open(/^Wednesday,? 18 November 2026/);
  expect(within(dialog).queryByRole('button', { name: /Claim/ })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  const other = await open(/^Friday,? 20 November 2026/);
  expect(within(other).getByRole('button', { name: 'Claim €4.82' })).toBeVisible();
  fireEvent.click(within(other).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the receipt says stakes, edge and rate of each game, what came of a loss, and leads to the rounds', async () => {
  const { at } = await openRakeback();
  const dialog = await open(/^Friday,? 20 November 2026/);
  expect(at(PATHS.receipt)[0]?.query).toEqual({ date: '2026-11-20' });
  const lines = within(within(dialog).getByRole('region', { name: 'How this amount was calculated' })).getAllByRole(
    'listitem',
  );
  expect(lines.map((line) => line.textContent)).toEqual([
    'Kraken Tides€2.82€500.00 in bets × 5.64% house edge × 10.00% returned',
    'Cashback€2.00€40.00 net loss × 5.00%',
  ]);
  expect(within(dialog).getByText(/^Based on your bets on Thursday,? 19 November 2026, midnight/)).toBeVisible();
  expect(within(dialog).getByText('Total').textContent).toBe('Total €4.82');
  expect(within(dialog).getByRole('link', { name: 'See this day’s rounds' })).toHaveAttribute(
    'href',
    '/profile/transactions?list=casino&from=2026-11-19&to=2026-11-19',
  );
});

test('a day that is still played says that it changes, and names the two days of the history', async () => {
  const open21 = {
    ...receipt.data,
    date: '2026-11-21',
    playedOn: '2026-11-20',
    timeZone: 'Europe/Berlin',
    closed: false,
  };
  await openRakeback({ [PATHS.receipt]: { data: open21 } });
  const dialog = await open(/^Saturday,? 21 November 2026/);
  expect(within(dialog).getByText(/^This day isn’t over yet\. The amount/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /two UTC days in your history/ })).toHaveAttribute(
    'href',
    '/profile/transactions?list=casino&from=2026-11-19&to=2026-11-20',
  );
});

test('a receipt that does not come takes nothing of the claim with it, and can be asked for again', async () => {
  let dead = true;
  await openRakeback({
    [PATHS.receipt]: () => {
      if (dead) throw LOST;
      return receipt;
    },
  });
  const dialog = await open(/^Friday,? 20 November 2026/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Data loading error');
  expect(within(dialog).getByRole('button', { name: 'Claim €4.82' })).toBeVisible();
  dead = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await settle();
  expect(within(dialog).getByText('Kraken Tides')).toBeVisible();
});

test('a day claimed elsewhere while it is open offers no claim any more', async () => {
  let told = days(wireDay('2026-11-20'));
  await openRakeback({ [PATHS.days]: () => told });
  const dialog = await open(/^Friday,? 20 November 2026/);
  told = days(wireDay('2026-11-20', { paidAt: '2026-11-20T12:00:05Z' }));
  for (let step = 0; step < 210; step++) await settle();
  expect(within(dialog).queryByRole('button', { name: /Claim/ })).toBeNull();
  expect(within(dialog).getByText(/^Added to your balance/)).toBeVisible();
});
