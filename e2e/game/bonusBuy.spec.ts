import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { funded, play, setLimit, spinButton } from '../support/player/realPlay';
import { expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

/** A slot whose feature costs eight stakes. */
const GAME = '/casino/games/anglers-bay';

const buyButton = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /^Buy/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm bonus buy' });

async function ask(page: Page): Promise<void> {
  await expect(buyButton(page)).toBeEnabled();
  await buyButton(page).click();
  await expect(question(page)).toBeVisible();
}

test('GAME-11 a confirmed bonus buy is exactly the next transaction; bet limits do not block it', async ({
  page,
  watch,
}) => {
  // The bet rejected at the end.
  watch.expect(/409/);
  const player = await funded(page);
  await setLimit(page, player, { kind: 'bet', period: 0, amount: '0.50' });
  const bought: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/buy-bonus')) bought.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto(GAME);
  await play(page);
  await ask(page);
  await expect(question(page)).toContainText('The price is 8 times your bet.');
  await expect(question(page)).toContainText('€8.00');
  const answers = ['Don’t buy', 'Buy for €8.00'].map((name) => question(page).getByRole('button', { name }));
  await expectAt('phone', page, ...answers);
  await expectAccessible(page, { frameless: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
  await question(page).getByRole('button', { name: 'Don’t buy' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByText('The feature wasn’t bought.')).toBeVisible();
  expect(bought).toEqual([]);

  await ask(page);
  await question(page).getByRole('button', { name: 'Buy for €8.00' }).dblclick();
  await expect(question(page)).toHaveCount(0);
  await expect(spinButton(page)).toBeDisabled();
  await expect(spinButton(page)).toBeEnabled({ timeout: 90_000 });
  expect(bought).toHaveLength(1);

  await spinButton(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'daily bet limit' });
  await expect(refusal).toBeVisible();

  await page.goto('/profile/transactions?list=casino');
  const rows = page.getByRole('table', { name: 'Casino' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Bonus buy' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Bonus buy' })).toContainText('−€8.00');
});
