import type { FrameLocator, Page } from '@playwright/test';
import { openCashier, payByCard, toCardFrame } from '../support/player/depositor';
import { linkSentTo } from '../support/player/outbox';
import { atPanel } from '../support/player/panel';
import { fillSignUp, newEmail, signUpDialog } from '../support/player/signUpForm';
import { expect, test } from '../support/test';
import { DESKTOP, PHONE } from '../support/viewports';

// One player from registration to withdrawal, on a separate sandbox, since its clock is advanced by a day. Nothing
// depends on luck: the table is covered, so that most of a stake comes back wherever the ball lands.

const game = (page: Page) => page.frameLocator('iframe');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function register(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/?modal=signup');
  await fillSignUp(page, email);
  await button(page, 'Create account').click();
  await expect(signUpDialog(page)).toBeHidden();
  const link = new URL(await linkSentTo(page, email, '/verify-email'), page.url());
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(/Your email( address)? is (confirmed|verified)/i)).toBeVisible();
  return email;
}

type Wallet = { isActive: boolean; wager: string; depositWager: string; realMoney: string };

async function wallet(page: Page): Promise<Wallet> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/user/get-user-details', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  const { userWallet } = (await answer.json()) as { userWallet: Wallet[] };
  return userWallet.find(({ isActive }) => isActive)!;
}

/** Deposits 60 euros by a card whose bank confirms on its own page. */
async function depositBy3DSecure(page: Page): Promise<void> {
  await openCashier(page);
  await page.locator('main input[name=amount]').fill('60');
  await payByCard(await toCardFrame(page), '4000002760003184');
  await page.locator('#code').fill('123456');
  await page.locator('button[value=confirm]').click();
  await expect(page).toHaveURL(/modal=deposit-3ds-success/);
  // The provider's notification books the deposit.
  await expect.poll(async () => Number((await wallet(page)).realMoney)).toBe(60);
}

async function playForReal(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await button(page, /^Play for real$/).click();
  return game(page);
}

/** Stakes 55 euros on the live table: 25 on red, 25 on black and 5 on zero return at least 50. */
async function coverTheTable(page: Page): Promise<void> {
  const table = await playForReal(page, '/casino/games/halfmoon-roulette');
  await expect(table.getByText(/^Place your bets: (1[5-9]|20) s$/)).toBeVisible({ timeout: 120_000 });
  for (const [chip, spot] of [
    ['25', /^red, pays 1 to 1/i],
    ['25', /^black, pays 1 to 1/i],
    ['5', /^0 green, pays 35 to 1/i],
  ] as const) {
    await table.locator(`input[name=chip][value^="${chip}"]`).check({ force: true });
    await table.getByRole('button', { name: spot }).click();
  }
  await table.getByRole('button', { name: /^Bet €55\.00/ }).click();
  await expect(table.locator('#phase')).toHaveText(/^\d+ (red|black|green)$/);
  const balance = async () => Number((await table.locator('#balance').textContent())!.replace(/[^\d.]/g, ''));
  await expect.poll(balance).toBeGreaterThanOrEqual(55);
}

/** Plays a slot whose rounds are one spin each, however it falls, until the wagering requirement is met. */
async function wagerOut(page: Page): Promise<void> {
  const slot = await playForReal(page, '/casino/games/orchard-deluxe');
  const press = slot.getByRole('button', { name: /^spin/i });
  for (let round = 0; round < 15; round += 1) {
    await expect(press).toBeEnabled();
    const { wager, depositWager } = await wallet(page);
    if (Number(wager) === 0 && Number(depositWager) === 0) return;
    await press.click();
  }
  throw new Error('There is still something to be wagered');
}

async function aDayLater(page: Page): Promise<void> {
  expect(await atPanel(page.request, 'clock', { days: '1', hours: '0' })).toBe('The clock is put forward.');
}

/** Claims the rakeback of a finished day, once. If midnight falls within the test, there are two such days. */
async function claimRakeback(page: Page): Promise<void> {
  await page.goto('/cashback');
  const before = Number((await wallet(page)).realMoney);
  const days = button(page, /Claim$/);
  await expect(days.first()).toBeVisible();
  for (let left = await days.count(); left > 0; left -= 1) {
    await days.first().click();
    const day = page.getByRole('dialog', { name: /^Rakeback for/ });
    await expect(day.getByRole('region', { name: 'How this amount was calculated' })).toContainText('house edge');
    await day.getByRole('button', { name: /^Claim/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(days).toHaveCount(left - 1);
  }
  expect(Number((await wallet(page)).realMoney)).toBeGreaterThan(before);
}

/** Takes a bonus of half a euro with a wagering requirement of ten times. */
async function takeBonus(page: Page): Promise<void> {
  await page.goto('/promotion?id=daily-dime');
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await button(page, 'Activate').click();
  await expect(page.getByText('Your bonus is active.')).toBeVisible();
}

async function withdraw(page: Page): Promise<void> {
  await page.goto('/withdraw');
  await page.getByRole('tab', { name: 'Crypto wallet' }).click();
  await page.getByLabel(/^Wallet address/).fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await page.getByLabel(/^Amount in EUR/).fill('25');
  await button(page, 'Calculate').click();
  await button(page, 'Confirm withdrawal').click();
  await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toContainText('€25.00');
}

for (const size of [
  { name: 'desktop', use: DESKTOP },
  { name: 'phone', use: PHONE },
] as const)
  test.describe(`on a ${size.name}`, () => {
    test.use({ ...size.use, contextOptions: { reducedMotion: 'no-preference' } });

    test('a player registers, deposits, plays, gets rakeback, wagers a bonus and withdraws', async ({ page }) => {
      // Table and slot rounds take a minute and a half even on the fastest machine.
      test.setTimeout(600_000);
      await register(page);
      await depositBy3DSecure(page);
      await coverTheTable(page);
      await wagerOut(page);
      await aDayLater(page);
      await claimRakeback(page);
      await takeBonus(page);
      await wagerOut(page);
      const before = Number((await wallet(page)).realMoney);
      await withdraw(page);
      expect(Number((await wallet(page)).realMoney)).toBeCloseTo(before - 25, 2);
    });
  });
