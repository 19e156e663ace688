import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { atProvider, depositor } from '../support/player/depositor';
import { untilAtRest } from '../support/hydrated';
import { EXECUTED, PAYLOADS } from '../support/faults/payloads';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

const NAMES = [
  'deposit-success',
  'deposit-3ds-success',
  'deposit-failed',
  'deposit-return',
  'deposit-decline',
  'deposit-cancel',
  'deposit-pending',
] as const;
const PAID = { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'Maria Lindqvist' };

const dialog = (page: Page) => page.getByRole('alertdialog');
const balance = (page: Page) => page.getByRole('link', { name: /^Balance/ });

/** Opens a result dialog and waits for it: texts, player and chunk load one after the other. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(dialog(page)).toBeVisible();
}

/** Expects the dialog to say that the payment is being checked, with nothing that implies success. */
async function expectUnproven(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('The payment is being checked');
  await expect(dialog(page)).not.toContainText(/in your wallet|in your balance now/);
}

for (const who of ['guest', 'player'] as const) {
  test(
    `a ${who} without a deposit sees no success at any of the seven addresses, and closing cleans the address`,
    ANY_SIZE,
    async ({ page }) => {
      if (who === 'player') await signedIn(page);
      for (const name of NAMES) {
        await opened(page, `/casino?sort=name&modal=${name}&met=visa`);
        await expectUnproven(page);
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL('/casino?sort=name');
      }
    },
  );
}

test('another player’s deposit proves nothing', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/404/);
  await signedIn(page);
  await opened(page, `/casino?modal=deposit-success&deposit=${randomUUID()}`);
  await expectUnproven(page);
});

test('hostile values of met are neither shown nor run', ANY_SIZE, async ({ page }) => {
  await page.addInitScript((name) => {
    (window as unknown as Record<string, unknown>)[name] = () => console.error('executed');
  }, EXECUTED);
  for (const met of [PAYLOADS[0], PAYLOADS[40], PAYLOADS[130], '__proto__', '\u202Evisa'].map(String)) {
    await opened(page, `/casino?modal=deposit-failed&met=${encodeURIComponent(met)}`);
    await expectUnproven(page);
    await expect(dialog(page).locator('dl')).toHaveCount(0);
    await expect(dialog(page)).not.toContainText(met.slice(0, 12));
  }
});

test(
  'DRES-07 the 3-D Secure return is sent once, despite a reload, Back and a second visit',
  ANY_SIZE,
  async ({ page }) => {
    const posts: unknown[] = [];
    await page.route('**/api/user/3ds-webhook', (route) => {
      posts.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    const address = '/casino?modal=deposit-3ds-success&met=visa&PaReq=eJxVUt1&MD=md-1';
    await opened(page, address);
    await expect(dialog(page)).toContainText('The payment is being confirmed');
    await expect.poll(() => posts.length).toBe(1);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.goto('/vip');
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await untilAtRest(page);
    expect(posts).toEqual([{ PaReq: 'eJxVUt1', MD: 'md-1' }]);
  },
);

type WireDeposit = { id: string; reference: string; nextStep: { cardUrl: string } };

/** Creates a deposit of 20.00 EUR by card and pays it with a test card, through the API instead of the cashier. */
async function payByCall(page: Page, token: string, number: string): Promise<WireDeposit> {
  const headers = { 'Accept-Language': 'en', Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  const methods = await page.request.get('/api/admin/get-payments?currencyCode=EUR', { headers });
  const { data } = (await methods.json()) as { data: { payments: { id: number; name: string }[] } };
  const visa = data.payments.find(({ name }) => name === 'visa');
  const body = { paymentMethodId: visa?.id, amount: '20.00', currencyCode: 'EUR', returnPath: '/deposit' };
  const begun = await page.request.post('/api/user/create-deposit', { headers, data: body });
  const { deposit } = ((await begun.json()) as { data: { deposit: WireDeposit } }).data;
  const paid = await page.request.post(deposit.nextStep.cardUrl, {
    headers: { Origin: new URL(page.url()).origin },
    data: { ...PAID, number },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  return deposit;
}

test(
  'the backend’s result is shown whatever the address claims, and the balance updates at once',
  ANY_SIZE,
  async ({ page }) => {
    const { token } = await depositor(page);
    await page.goto('/casino');
    await expect(balance(page)).toContainText('€0.00');

    const declined = await payByCall(page, token, '4000000000009995');
    await opened(page, `/casino?modal=deposit-success&met=visa&deposit=${declined.id}`);
    await expect(dialog(page)).toHaveAccessibleName('The payment was declined');
    await expect(dialog(page)).toContainText('The card doesn’t have enough funds. No money was taken.');
    await expect(dialog(page)).toContainText(declined.reference);
    await dialog(page)
      .getByRole('link', { name: /^Alternative method/ })
      .click();
    await expect(page).toHaveURL(/\/deposit\?method=\w+$/);

    const paid = await payByCall(page, token, PAID.number);
    await opened(page, `/casino?modal=deposit-failed&met=visa&deposit=${paid.id}`);
    await expect(dialog(page)).toHaveAccessibleName('The money is in your wallet');
    await expect(balance(page)).toContainText('€20.00');
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/casino');
  },
);

test('a running payment is watched until it ends', ANY_SIZE, async ({ page }) => {
  const { email, token } = await depositor(page);
  await page.goto('/casino');
  // Pending until it is settled by hand.
  const { id } = await payByCall(page, token, '4000000000007726');
  await opened(page, `/casino?modal=deposit-pending&met=visa&deposit=${id}`);
  await expect(dialog(page)).toHaveAccessibleName('The payment is being processed');
  await expect(dialog(page)).toContainText('Don’t refresh');
  await atProvider(page, email, 'settle success');
  await expect(dialog(page)).toHaveAccessibleName('The money is in your wallet');
  await expect(balance(page)).toContainText('€20.00');
});

test('PAY-19 a deposit that fails elsewhere shows a notice with another method', ANY_SIZE, async ({ page }) => {
  const { token } = await depositor(page);
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    // The backend's answer to the token.
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await page.goto('/casino');
  await connected;
  await untilAtRest(page);
  await payByCall(page, token, '4000000000000002');
  const note = page.getByRole('alert').filter({ hasText: 'A deposit didn’t go through' });
  await expect(note).toContainText('€20.00');
  await expectAccessible(page);
  await note.getByRole('link', { name: /^Alternative method/ }).click();
  await expect(page).toHaveURL(/\/deposit\?method=\w+$/);
  await expect(note).toHaveCount(0);
});

test('the wallet shows five values and the links to deposit and withdraw', async ({ page }) => {
  await signedIn(page);
  for (const path of ['/Wallet', '/profile2/balance']) {
    await page.goto(path);
    const wallet = page.getByRole('region', { name: 'EUR wallet' });
    await expect(wallet).toBeVisible();
    for (const label of ['Real money', 'Bonus money', 'Bonus wagering left', 'Deposit wagering left', 'Rollover'])
      await expect(wallet.getByText(label, { exact: true })).toBeVisible();
    await expect(wallet.locator('.money, dd')).toHaveText(Array.from({ length: 5 }, () => '€0.00'));
    await expectAt('phone', page, ...(await wallet.locator('.money, dd').all()));
    await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    // The account menu links there too.
    await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' }).last()).toHaveAttribute(
      'href',
      '/withdraw',
    );
  }
  const refresh = page.getByRole('button', { name: 'Refresh balance' });
  // The button spins for at least a second: the answer waits until that was seen.
  const turning = expect(refresh).toHaveAttribute('aria-disabled', 'true');
  await page.route('**/api/user/get-user-details', async (route) => {
    await turning;
    return route.continue();
  });
  await refresh.click();
  await turning;
  await expect(refresh).not.toHaveAttribute('aria-disabled');
});

for (const [place, locale, width] of [
  ['phone', '', 390],
  ['phone in Arabic', '/ar', 390],
  ['desktop', '', 1440],
] as const) {
  test(`${place}: wallet, header balance and a result fit and are accessible`, ANY_SIZE, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page);
    await page.goto(`${locale}/Wallet`);
    await expect(page.locator('header .balance')).toBeVisible();
    await expect(page.locator('main dd').first()).toBeVisible();
    await untilAtRest(page);
    await expectAccessible(page);
    const box = await page.locator('header .balance').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    const bar = width < 768 ? await page.locator('.page-bar').boundingBox() : null;
    if (box && bar) {
      const overlap = Math.min(box.x + box.width, bar.x + bar.width) - Math.max(box.x, bar.x);
      expect(overlap).toBeLessThanOrEqual(0);
    }
    await opened(page, `${locale}/Wallet?modal=deposit-decline&met=visa`);
    await untilAtRest(page);
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}
