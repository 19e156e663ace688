import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { signedInAs } from '../support/player/player';
import { expect, test } from '../support/test';

/** The sample account with weeks of play, deposits and withdrawals. */
const PLAYER = 'player@baize.example';
const DAY_MS = 86_400_000;

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const PERIOD = { from: dayAgo(80), to: dayAgo(1) };
const ADDRESS = `/profile/transactions?statement=period&from=${PERIOD.from}&to=${PERIOD.to}`;

async function made(page: Page, words = 'Create statement'): Promise<void> {
  const make = page.getByRole('button', { name: words });
  // Again where a part of the histories did not come in time, as on a busy machine.
  await expect(async () => {
    if (await make.isVisible()) await make.click();
    await expect(page.getByRole('article')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

const cents = (decimal: string) => Math.round(Number(decimal) * 100);
const euros = (of: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(of / 100);

/** The fields of a line of CSV. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field.replace(/^"|"$/g, ''));

test('a statement and its file are equal to the histories to the cent, and tell how long was played', async ({
  page,
}) => {
  const token = await signedInAs(page, PLAYER);
  const answer = await page.request.get('/api/user/period-totals', {
    params: PERIOD,
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: Record<string, string> & { playedSeconds: number } };
  await page.goto(ADDRESS);
  await made(page);
  const sheet = page.getByRole('article');
  await expect(sheet).toBeFocused();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const rows = file.trim().split('\r\n').slice(1).map(fieldsOf);
  const sum = (types: readonly string[], isDone = (_status: string) => true) =>
    rows.reduce(
      (all, [, type = '', , amount = '0', , , status = '']) =>
        types.includes(type) && isDone(status) ? all + cents(amount) : all,
      0,
    );
  const isDone = (status: string) => status === 'Completed' || status === 'Processed';
  const stakes = -sum(['Bet', 'Bet returned', 'Bonus buy']);
  const sums = {
    deposits: sum(['Deposit'], isDone),
    withdrawals: -sum(['Withdrawal'], isDone),
    losses: stakes,
    wins: sum(['Win']),
  };
  expect(sums).toEqual(
    Object.fromEntries(Object.keys(sums).map((name) => [name, cents(data[name as keyof typeof sums]!)])),
  );
  const told = sheet.getByRole('region', { name: 'EUR' });
  for (const of of [sums.deposits, sums.withdrawals, sums.losses, sums.wins])
    await expect(told).toContainText(euros(of));
  expect(data.playedSeconds).toBeGreaterThan(600);
  await expect(sheet).toContainText(/Time played: \d+:\d\d:\d\d/);
  await expect(sheet).not.toContainText('Time played: 0:00:00');

  // On paper there is the statement alone.
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Save as CSV', includeHidden: true })).toBeHidden();
  for (const of of [sums.deposits, sums.wins]) await expect(told).toContainText(euros(of));
});

test('in Arabic the statement stays within the page, and its table of days scrolls by keyboard', async ({ page }) => {
  await signedInAs(page, PLAYER);
  await page.goto(`/ar${ADDRESS}`);
  await made(page, 'إنشاء كشف الحساب');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const days = page.locator('article .scroll').first();
  await days.focus();
  await expect(days).toBeFocused();
  const isWide = await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await page.keyboard.press('ArrowLeft');
  if (isWide) await expect.poll(() => days.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
});
