import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { depositor, openCashier, pressDeposit } from '../support/player/depositor';
import { ANY_SIZE, expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const offers = (page: Page) => page.getByRole('article').filter({ has: button(page, /^(Terms|Read the terms)$/) });
const bonuses = (page: Page) => page.getByRole('article').filter({ hasText: 'Details and terms' });

test(
  'BON-04 BON-05 BON-11 a bonus is read, accepted, wagered, warned about in the cashier and cancelled at its cost',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/Failed to load resource|409/);
    await depositor(page);

    // Twenty per page.
    await page.goto('/promotions');
    await expect(offers(page)).toHaveCount(20);
    await expectAccessible(page, { frameless: true });
    await link(page, 'Next').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(offers(page).first()).toBeVisible();

    // An unknown code, then a valid one.
    await button(page, 'Coupon code').click();
    await page.getByRole('textbox', { name: 'Code' }).fill('NOSUCHCODE');
    await button(page, 'Apply').click();
    await expect(page.getByText(/We couldn’t apply this coupon code/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('BAIZE10');
    await button(page, 'Apply').click();
    await expect(page.getByText('Coupon Code Applied Successfully')).toBeVisible();

    // A bonus only becomes active once its terms are accepted.
    await page.goto('/promotion?id=free-ten');
    await expect(page.getByText(/nothing will be canceled/)).toBeVisible();
    await expect(page.getByText(/ on games that return 96% costs €/)).toBeVisible();
    await button(page, 'Activate').click();
    await expect(page.getByText('Agree to the terms first.')).toBeVisible();
    await page.getByRole('checkbox', { name: /agree/ }).check();
    await expectAccessible(page, { frameless: true });
    await button(page, 'Activate').click();
    await expect(page.getByText('Your bonus is active.')).toBeVisible();

    await link(page, 'My bonuses').click();
    const running = bonuses(page).filter({ has: page.getByRole('progressbar') });
    await expect(running.getByRole('progressbar', { name: 'Wagering' })).toBeVisible();
    await expect(running).toContainText('€10.00 in locked bonus money');
    await expectAccessible(page, { frameless: true });

    // A deposit would cancel it, so the cashier asks before sending anything.
    await openCashier(page);
    await expect(page.getByRole('radio', { name: /No bonus/ })).toBeChecked();
    await expect(page.getByText(/If you deposit, your active bonus .* is canceled/)).toContainText('€10.00');
    await pressDeposit(page);
    await expect(page.getByText('Confirm this first.')).toBeVisible();
    await expect(page).toHaveURL(/\/deposit$/);

    await page.goto('/bonuses');
    await button(page, 'Cancel bonus').click();
    await expect(page.getByRole('dialog')).toContainText('€10.00');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
    const ended = page.getByRole('region', { name: 'Ended' });
    await expect(ended.getByRole('article')).toContainText('You lost €10.00 in bonus money.');
    await expect(button(page, 'Cancel bonus')).toHaveCount(0);
  },
);

test('A20 no deposit is sent while bonuses load; then it asks before cancelling the active one', async ({ page }) => {
  await depositor(page);
  await page.goto('/promotion?id=free-ten');
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await button(page, 'Activate').click();
  await expect(page.getByText('Your bonus is active.')).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/get-all-bonus*', async (route) => {
    await held;
    await route.continue();
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/create-deposit')) sent.push(request.postDataJSON());
  });
  await openCashier(page);
  const submit = page.locator('main form button[type=submit]');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.locator('main input[name=amount]').press('Enter');
  await submit.dispatchEvent('click');
  answer();
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);

  await pressDeposit(page);
  await expect(page.getByText('Confirm this first.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('checkbox', { name: /cancels my active bonus/ }).check();
  await pressDeposit(page);
  await expect(page).toHaveURL(/[?&]deposit=/);
  expect(sent).toMatchObject([{ cancelsActiveBonus: true }]);
});
