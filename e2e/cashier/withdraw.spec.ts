import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { depositor, openCashier, payByCard, toCardFrame } from '../support/player/depositor';
import { signedIn, signedInAs } from '../support/player/player';
import { passedOn } from '../support/faults/passedOn';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';
import ar from '@/locales-fallback/ar.json';
import { expectAt } from '../support/sizes';

/** The sample account that may withdraw. */
const PLAYER = 'player@baize.example';
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const CONFIRM = '**/api/user/confirm-withdrawal';
/** A brand whose sample player's balance no other test changes, because the money is counted here. */
const COUNTED = 'voltage';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const pending = (page: Page) => region(page, 'Pending withdrawals');

async function open(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/withdraw`);
  // Player, chunk and texts load one after the other.
  await expect(page.getByRole('heading', { name: /^(Can I withdraw now\?|Ready to withdraw)$/ })).toBeVisible();
}

/** Requests the figures of a withdrawal of that many euros in bitcoin. */
async function calculate(page: Page, amount: string): Promise<void> {
  await page.getByRole('tab', { name: 'Crypto wallet' }).click();
  await page.getByLabel(/^Wallet address/).fill(ADDRESS);
  await page.getByLabel(/^Amount in EUR/).fill(amount);
  await button(page, 'Calculate').click();
  await expect(button(page, 'Confirm withdrawal')).toBeVisible();
}

/** The withdrawable amount according to the backend, in euros. `brand` as for newPlayer. */
async function available(page: Page, token: string, brand: { host?: string }): Promise<string> {
  const answer = await page.request.get('/api/user/withdrawal-conditions', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}`, ...brand },
  });
  return ((await answer.json()) as { data: { available: string } }).data.available;
}

test('WDR-06 WDR-07 a new player sees what is missing and no form', ANY_SIZE, async ({ page }) => {
  await signedIn(page);
  await open(page);
  const list = region(page, 'Can I withdraw now?');
  await expect(list.getByRole('listitem').filter({ hasText: 'Missing' })).toHaveText([/Email address/, /deposit made/]);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expectAccessible(page, { frameless: true });
  await list.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'WDR-02 WDR-04 WDR-05 calculated, confirmed again after an expired quote, found after a lost answer, cancelled in full',
  ANY_SIZE,
  async ({ page, context, watch, baseURL }) => {
    watch.expect(/Failed to load resource|409/);
    const site = themeOrigin(baseURL!, COUNTED);
    const brand = { host: new URL(site).host };
    const token = await signedInAs(page, PLAYER, brand);
    const before = await available(page, token, brand);
    await open(page, site);
    // A second tab stays open.
    const other = await context.newPage();
    await open(other, site);
    await calculate(page, '40,5');
    await expect(page.getByText('Less than the minimum')).toHaveCount(0);
    await expect(region(page, 'What you’ll receive').getByRole('definition').first()).toHaveText('€40.50');
    await expectAccessible(page, { frameless: true });

    // The figures are outdated: nothing is booked before the new ones are confirmed.
    await page.route(
      CONFIRM,
      (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({ code: 'QUOTE_EXPIRED', message: 'Expired' }),
        }),
      { times: 1 },
    );
    await button(page, 'Confirm withdrawal').click();
    await expect(page.getByText(/amounts (have changed|expired).*othing was withdrawn\. Check the new/)).toBeVisible();
    expect(await available(page, token, brand)).toBe(before);

    // The answer is lost although the backend acted. The second answer waits until the page has shown that it is
    // checking.
    const told = expect(page.getByText(/We’re checking whether your withdrawal went through/)).toBeVisible();
    let lost = 0;
    await page.route(CONFIRM, async (route) => {
      lost += 1;
      if (lost > 1) {
        await told;
        return route.continue();
      }
      await passedOn(route);
      return route.abort('connectionreset');
    });
    await button(page, 'Confirm withdrawal').dblclick();
    await told;
    await expect(page.getByText('Withdrawal requested. Track it below.')).toBeVisible();
    // A slow second answer is asked for once more.
    expect(lost).toBeGreaterThanOrEqual(2);
    await expect(pending(page).getByRole('listitem').filter({ hasText: '€40.50' }).first()).toContainText(ADDRESS);
    await expect(button(page, 'Cancel the €40.50 withdrawal')).toHaveCount(1);

    await button(other, 'Cancel the €40.50 withdrawal').click();
    await expect(other.getByRole('dialog')).toContainText('with no fees');
    await expectAccessible(other, { frameless: true });
    await button(other, 'Cancel withdrawal').dblclick();
    await expect(other.getByText(/^Withdrawal canceled/)).toBeVisible();
    await expect(pending(other)).toContainText('No pending withdrawals.');
    await expect(pending(page)).toContainText('No pending withdrawals.');
    expect(await available(page, token, brand)).toBe(before);
  },
);

test('WDR-10 an excluded player can withdraw and sees no offers', ANY_SIZE, async ({ page }) => {
  await signedInAs(page, 'restricted@baize.example');
  await open(page);
  await expect(page.getByRole('region', { name: 'Self-exclusion', exact: true })).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /deposit|bonus/i });
  await expect(links).toHaveCount(0);
});

test('E03 a player excluded for a week withdraws an unwagered deposit', ANY_SIZE, async ({ page }) => {
  const { token } = await depositor(page);
  await openCashier(page);
  await page.locator('main input[name=amount]').fill('60');
  await payByCard(await toCardFrame(page), '4242424242424242');
  await expect(page).toHaveURL(/modal=[\w-]*success/);

  const wagering = region(page, 'Can I withdraw now?').getByRole('listitem').filter({ hasText: 'Deposits wagered' });
  await open(page);
  await expect(wagering).toContainText('Missing');
  await expect(wagering).toContainText('€60.00');
  await expect(page.getByRole('tablist')).toHaveCount(0);

  await page.goto('/profile2/limits');
  await page.getByLabel('1 week').check();
  await button(page, 'Start a break: 1 week').click();
  await button(page, 'Start break').click();
  await expect(page.getByText('Your break has started', { exact: true })).toBeVisible();

  await open(page);
  await expect(wagering).toContainText('Not required during a break or self-exclusion.');
  expect(await available(page, token, {})).toBe('60.00');
  await page.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel(/^Amount in EUR/).fill('60');
  await expectAccessible(page, { frameless: true });
  await button(page, 'Calculate').click();
  await button(page, 'Confirm withdrawal').click();
  await expect(page.getByText('Withdrawal requested. Track it below.')).toBeVisible();
  await expect(pending(page).getByRole('listitem').first()).toContainText('€60.00');
  expect(await available(page, token, {})).toBe('0.00');
});

test('the form fits every screen size, in Arabic too', async ({ page }) => {
  await signedInAs(page, PLAYER);
  await page.goto('/ar/withdraw');
  await page.getByRole('tab').nth(1).click();
  await page.locator('[name=walletAddress]').fill(ADDRESS);
  await page.locator('[name=amount]').fill('٤٠');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('definition').filter({ hasText: 'BTC' }).first()).toBeVisible();
  const confirm = page.getByRole('button', { name: ar['withdrawal.confirm'] });
  await expect(confirm).toBeVisible();
  await expectAt('desktop', page, confirm);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page, { frameless: true });
});
