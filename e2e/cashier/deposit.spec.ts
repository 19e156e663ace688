import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import {
  atProvider,
  cardFrame,
  chooseMethod,
  depositId,
  depositor,
  openCashier,
  openDepositsOf,
  payByCard,
  pressDeposit,
  toCardFrame,
} from '../support/player/depositor';
import { untilHydrated } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

const PAID = '4242424242424242';
const CREATE = '**/api/user/create-deposit';

const amount = (page: Page) => page.locator('main input[name=amount]');
const dialogOf = (page: Page, outcome: string) => expect(page).toHaveURL(new RegExp(`modal=deposit-${outcome}`));

test('a card is paid in the provider’s frame, and our side never sees its data', async ({ page }) => {
  const sent: string[] = [];
  const own = new Set<string>();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === new URL(page.url()).origin) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('console', (message) => own.add(message.text()));
  await depositor(page);
  await openCashier(page);
  await payByCard(await toCardFrame(page), PAID);
  await dialogOf(page, 'success');
  expect(depositId(page)).not.toBeNull();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  for (const text of [kept, ...sent, ...own]) expect(text.replace(/\D+/g, ' ')).not.toMatch(/4242 ?4242|12 30 123/);
});

for (const [card, outcome] of [
  ['4000000000009995', 'decline'],
  ['4000000000000119', 'failed'],
  ['4000000000007726', 'pending'],
] as const)
  test(`a card payment that does not succeed is reported as it is: ${outcome}`, ANY_SIZE, async ({ page }) => {
    await depositor(page);
    await openCashier(page);
    await payByCard(await toCardFrame(page), card);
    await dialogOf(page, outcome);
  });

test('the bank’s challenge appears in the frame (CReq), and the deposit continues', ANY_SIZE, async ({ page }) => {
  await depositor(page);
  await openCashier(page);
  const frame = await toCardFrame(page);
  await payByCard(frame, '4000000000003220');
  await frame.locator('#code').fill('123456');
  await frame.locator('button[value=confirm]').click();
  await dialogOf(page, 'success');
});

test('the bank’s challenge is a page of its own (PaReq and MD) that leads back', ANY_SIZE, async ({ page }) => {
  await depositor(page);
  await openCashier(page);
  await payByCard(await toCardFrame(page), '4000002760003184');
  await page.locator('#code').fill('123456');
  // Once the site has forwarded the bank's result, the address says how the deposit ended.
  const back = page.waitForURL(/\/deposit\?.*modal=deposit-3ds-success/, { waitUntil: 'commit' });
  await page.locator('button[value=confirm]').click();
  await back;
});

for (const [outcome, modal] of [
  ['success', 'success'],
  ['decline', 'decline'],
  ['cancel', 'cancel'],
  ['return', 'return'],
] as const)
  test(`a redirect method leads to its site and back: ${outcome}`, ANY_SIZE, async ({ page }) => {
    await depositor(page);
    await openCashier(page);
    await chooseMethod(page, /Instant transfer|wallet/i);
    await pressDeposit(page);
    await page.locator(`button[value=${outcome}]`).click();
    await expect(page).toHaveURL(new RegExp(`/deposit\\?.*modal=deposit-${modal}`));
  });

test('a crypto deposit shows address, amount, QR code and the chain’s progress', async ({ page }) => {
  const { email } = await depositor(page);
  await openCashier(page);
  await chooseMethod(page, /Bitcoin/);
  await pressDeposit(page);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  const copy = page.getByRole('region', { name: /Bitcoin|BTC/ }).getByRole('button');
  await expectAt('phone', page, page.getByRole('img', { name: /QR code/ }), copy.first(), copy.last());
  await expectAccessible(page, { frameless: true });
  await atProvider(page, email, 'send exact');
  await expect(page.getByText(/0 of \d+ confirmations/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/0 of \d+ confirmations/)).toBeVisible();
  await atProvider(page, email, 'confirm 1');
  await expect(page.getByText(/1 of \d+ confirmations/).or(page.getByText('Your deposit has arrived'))).toBeVisible();
});

test('a reload at any step before the card resumes there', ANY_SIZE, async ({ page }) => {
  const { token } = await depositor(page);
  await openCashier(page);
  await chooseMethod(page, /Mastercard/);
  // The tile reacts at once, the address a moment later.
  await expect(page).toHaveURL(/method=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Mastercard/ })).toBeChecked();
  await amount(page).fill('42');
  await page.reload();
  await expect(amount(page)).toHaveValue('42');
  await toCardFrame(page);
  const id = depositId(page);
  await page.reload();
  const frame = cardFrame(page);
  await expect(frame.locator('#number')).toBeVisible();
  expect(depositId(page)).toBe(id);
  expect(await openDepositsOf(page, token)).toHaveLength(1);
  await payByCard(frame, PAID);
  await dialogOf(page, 'success');
  await page.reload();
  await expect(page.getByText('Your deposit has arrived')).toBeVisible();
});

test('a reload during the bank’s challenge or while pending keeps the deposit', ANY_SIZE, async ({ page }) => {
  await depositor(page);
  await openCashier(page);
  const frame = await toCardFrame(page);
  await payByCard(frame, '4000000000003220');
  await expect(frame.locator('#code')).toBeVisible();
  await page.reload();
  await expect(frame.locator('#code')).toBeVisible();
  await frame.locator('#code').fill('123456');
  await frame.locator('button[value=confirm]').click();
  await dialogOf(page, 'success');
});

test('a page closed while sending finds the deposit afterwards by the same key', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/Failed to load resource|ERR_/);
  const { token } = await depositor(page);
  await openCashier(page);
  // The backend creates the deposit, but the answer never arrives. The route stays in place: without any route
  // Chromium would continue the held requests.
  const keys: (string | undefined)[] = [];
  await page.route(CREATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.fetch() : route.continue());
  });
  await pressDeposit(page);
  await expect.poll(() => openDepositsOf(page, token)).toHaveLength(1);
  await page.reload();
  await expect(cardFrame(page).locator('#number')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(await openDepositsOf(page, token)).toHaveLength(1);
});

test(
  'after a lost answer the result is unknown, then found within half a minute',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    const { token } = await depositor(page);
    await openCashier(page);
    // Two answers are lost; the third waits until the page has shown the message.
    const told = expect(page.getByText(/We’re checking your deposit/)).toBeVisible();
    let asked = 0;
    await page.route(CREATE, async (route) => {
      asked += 1;
      if (asked > 2) {
        await told;
        return route.continue();
      }
      await route.fetch();
      return route.abort();
    });
    await pressDeposit(page);
    await told;
    await expect(cardFrame(page).locator('#number')).toBeVisible();
    expect(await openDepositsOf(page, token)).toHaveLength(1);
  },
);

test('fifty clicks in a second make one deposit', ANY_SIZE, async ({ page }) => {
  const { token } = await depositor(page);
  await openCashier(page);
  const deposit = page.locator('main form button[type=submit]');
  await expect(deposit).toBeEnabled();
  await deposit.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) button.click();
  });
  await expect(cardFrame(page).locator('#number')).toBeVisible();
  expect(await openDepositsOf(page, token)).toHaveLength(1);
});

test(
  'Back leads to the cashier, which offers to continue; so does another device',
  ANY_SIZE,
  async ({ page, browser }) => {
    const { token } = await depositor(page);
    await openCashier(page);
    await toCardFrame(page);
    const address = page.url();
    await page.goBack();
    const list = page.getByRole('region', { name: 'Deposits in progress' });
    await list.getByRole('button').click();
    await expect(cardFrame(page).locator('#number')).toBeVisible();
    const device = await browser.newContext();
    const other = await device.newPage();
    await other.addInitScript((value) => localStorage.setItem('token', value), token);
    await other.goto(address);
    await expect(cardFrame(other).locator('#number')).toBeVisible();
    await device.close();
  },
);

test('two tabs pressing at once make one deposit, and both show it', ANY_SIZE, async ({ page, context }) => {
  const { token } = await depositor(page);
  const other = await context.newPage();
  await other.addInitScript((value) => localStorage.setItem('token', value), token);
  await Promise.all([openCashier(page), openCashier(other)]);
  // The first request stays in flight until both buttons are pressed.
  const pressed: Promise<void>[] = [];
  await context.route(CREATE, async (route) => {
    await Promise.all(pressed);
    await route.continue();
  });
  pressed.push(...[page, other].map((tab) => pressDeposit(tab)));
  await Promise.all(pressed);
  await expect.poll(() => openDepositsOf(page, token)).toHaveLength(1);
  await expect
    .poll(async () => {
      const texts = await Promise.all([page, other].map((tab) => tab.locator('main').innerText()));
      return texts.filter((text) => /Reference|Deposits in progress|another tab/.test(text)).length;
    })
    .toBe(2);
  expect(await openDepositsOf(page, token)).toHaveLength(1);
});

test('an id that is not this player’s deposit is reported as not found', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/404/);
  await depositor(page);
  await page.goto('/deposit?deposit=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Deposit not found')).toBeVisible();
  await page.getByRole('button', { name: 'New deposit' }).click();
  await expect(page.locator('main input[name=method]').first()).toBeAttached();
});

test('a player cancels a deposit and is told so', ANY_SIZE, async ({ page }) => {
  await depositor(page);
  await openCashier(page);
  await toCardFrame(page);
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await dialogOf(page, 'cancel');
});

test(
  'PAY-17 PAY-13 a guest sees the methods without any call, and a press asks for an account',
  ANY_SIZE,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/deposit');
    await untilHydrated(page);
    await page.locator('main li button').first().click();
    await expect(page).toHaveURL(/\/deposit\?modal=linked-signup&method=/);
    expect(calls.filter((url) => url.includes('get-payments'))).toEqual([]);
  },
);

for (const locale of ['', '/ar'])
  for (const width of [1440, 390])
    test(
      `no axe findings and no overflow in the cashier: ${locale || 'en'}, ${width} px`,
      ANY_SIZE,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await depositor(page);
        await openCashier(page, `${locale}/deposit`);
        await expectAccessible(page, { frameless: true });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
        await expectAt(width === 390 ? 'desktop' : 'phone', page, page.locator('main form button[type=submit]'));
        await toCardFrame(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      },
    );
