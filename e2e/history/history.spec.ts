import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { signedInAs } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

/** The sample account with weeks of play, deposits and withdrawals. */
const PLAYER = 'player@baize.example';

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name });

async function open(page: Page, path: string, name = 'Transactions'): Promise<void> {
  await page.goto(path);
  // Player, chunk, texts and rows load one after the other.
  await expect(table(page, name)).toBeVisible();
}

test(
  'HIST-01 HIST-04 transactions at both addresses: filters are in the address, and Back removes one',
  ANY_SIZE,
  async ({ page }) => {
    await signedInAs(page, PLAYER);
    await open(page, '/profile2/my-history?from=2026-01-01&to=2030-01-01');
    await open(page, '/profile/transactions');
    await expect(page.getByRole('region', { name: 'Totals for this period' })).toContainText('Net result');
    await expectAccessible(page, { frameless: true });
    await choice(page, 'Period').selectOption({ label: 'Last 90 days' });
    await expect(page).toHaveURL(/from=/);
    await choice(page, 'Type').selectOption('withdrawal');
    await expect(page).toHaveURL(/type=withdrawal/);
    await choice(page, 'Status').selectOption('rejected');
    await expect(page).toHaveURL(/status=rejected/);
    await expect(table(page, 'Transactions').getByText('Rejected')).toHaveCount(1);
    await expect(table(page, 'Transactions').getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(choice(page, 'Status')).toHaveValue('');
    await choice(page, 'Status').selectOption('failed');
    await expect(page.getByText('No transactions')).toBeVisible();
  },
);

test(
  'HIST-03 the casino history by pages, one round, and the export of the whole period',
  ANY_SIZE,
  async ({ page }) => {
    await signedInAs(page, PLAYER);
    await open(page, '/profile/transactions?list=casino', 'Casino');
    const rows = table(page, 'Casino').getByRole('row');
    await choice(page, 'Period').selectOption({ label: 'Last 90 days' });
    await expect(page).toHaveURL(/from=/);
    await expect(rows).toHaveCount(21);
    const first = await rows.nth(1).textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.nth(1)).not.toHaveText(first ?? '');
    await rows.nth(1).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Round details' });
    await expect(dialog).toContainText('Net result');
    await expectAccessible(page, { frameless: true });
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await choice(page, 'Type').selectOption('win');
    await expect(table(page, 'Casino').getByRole('cell', { name: 'Bet', exact: true })).toHaveCount(0);
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await downloads;
    expect(file.suggestedFilename()).toMatch(/^casino-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFTransaction ID,Type,Game Name,Provider,Balance Before,Amount,Balance After,Bonus Balance,Date,Currency,Bonus money included',
    );
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/,Win,.+,EUR,[\d.]*$/);
  },
);

test('the rows fit every screen size', async ({ page }) => {
  await signedInAs(page, PLAYER);
  await open(page, '/ar/profile/transactions?list=casino&size=100&from=2026-01-01&to=2030-01-01', 'الكازينو');
  await expectNoOverflow(page);
  await expectAt('desktop', page, page.getByRole('table'));
  await expectAccessible(page, { frameless: true });
});
