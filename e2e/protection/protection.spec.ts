import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { depositor } from '../support/player/depositor';
import { untilAtRest, untilHydrated } from '../support/hydrated';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

const LIMITS = '/profile2/limits';
const FREEZE = '/profile2/freeze-account';
const EXCLUDE = '**/api/user/self-exclude';

type Player = { token: string };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('region', { name: 'Self-exclusion', exact: true });

async function open(page: Page, path = LIMITS): Promise<void> {
  await page.goto(path);
  // Player, chunk and texts load one after the other.
  await expect(page.getByRole('radio').first()).toBeAttached();
}

const headersOf = ({ token }: Player) => ({
  'Accept-Language': 'en',
  'Idempotency-Key': randomUUID(),
  Authorization: `Bearer ${token}`,
});

const exclude = (page: Page, player: Player, duration = '1h'): Promise<APIResponse> =>
  page.request.post('/api/user/self-exclude', { headers: headersOf(player), data: { duration } });

/** Requests a deposit by card, in euros; answers 'taken' or the error code. */
async function deposit(page: Page, player: Player, amount: string): Promise<string> {
  const headers = headersOf(player);
  const listed = await page.request.get('/api/admin/get-payments?currencyCode=EUR', { headers });
  const { data: found } = (await listed.json()) as { data: { payments: { id: number; name: string }[] } };
  const paymentMethodId = found.payments.find(({ name }) => name === 'visa')?.id;
  const data = { paymentMethodId, amount, currencyCode: 'EUR', returnPath: '/deposit' };
  const answer = await page.request.post('/api/user/create-deposit', { headers, data });
  return answer.ok() ? 'taken' : ((await answer.json()) as { code: string }).code;
}

async function type(page: Page, name: string, amount: string): Promise<void> {
  await button(page, name).click();
  await page.getByLabel(/Amount in EUR/).fill(amount);
  await button(page, 'Continue').click();
}

test('LIM-09 a limit is set, lowered and raised by keyboard and mouse, and a deposit above it is refused', async ({
  page,
}) => {
  const player = await depositor(page);
  await open(page);
  await button(page, 'Set limit: Daily').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/Amount in EUR/)).toBeFocused();
  await page.keyboard.type('1,050.5');
  await expect(dialog(page)).toContainText('€1,050.50');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('This applies right away.');
  await expectAt('phone', page, button(page, 'Confirm'), button(page, 'Back'));
  await expectAccessible(page, { frameless: true });
  await button(page, 'Confirm').press('Enter');
  await expect(page.getByText('of €1,050.50')).toBeVisible();

  await type(page, 'Change: Daily', '40');
  await button(page, 'Confirm').click();
  await expect(page.getByText('of €40.00')).toBeVisible();
  expect(await deposit(page, player, '41')).toBe('PAYMENT_LIMIT_THRESHOLD');
  expect(await deposit(page, player, '30')).toBe('taken');
  expect(await deposit(page, player, '11')).toBe('PAYMENT_LIMIT_THRESHOLD');

  await type(page, 'Change: Daily', '90');
  await expect(dialog(page)).toContainText('Your limit until then: €40.00');
  await button(page, 'Confirm').click();
  await expect(page.getByText('Will be raised to €90.00')).toBeVisible();
  await button(page, 'Keep current limit').click();
  await button(page, 'Confirm').click();
  await expect(page.getByText('Will be raised to')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('of €40.00')).toBeVisible();
});

test(
  'LIM-02 a break is confirmed with a receipt and shown at once, in the other tab too',
  ANY_SIZE,
  async ({ page, context }) => {
    await signedIn(page);
    await open(page);
    const other = await context.newPage();
    await other.goto('/promotions');
    // This tab is open when the break begins and must not learn of it by reloading.
    await expect(other.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await page.getByLabel('1 hour').check();
    await button(page, 'Start a break: 1 hour').click();
    await expect(dialog(page)).toContainText('You can’t undo this');
    await button(page, 'Start break').click();
    await expect(dialog(page).getByText(/^P-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/)).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await dialog(page).getByText('Close').last().click();
    await expect(banner(page)).toContainText('You can only withdraw.');

    await expect(banner(other)).toBeVisible();
    await expect(other.getByRole('main')).toContainText('Not available while you’re excluded');
  },
);

test('SESS-10 every page tells an excluded player and links to no deposits or offers', ANY_SIZE, async ({ page }) => {
  expect((await exclude(page, await signedIn(page))).ok()).toBe(true);
  for (const path of ['/', '/cashback', '/tournaments', '/vip-club', '/deposit']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
    await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
    if (path !== '/') await expect(page.getByText('Not available while you’re excluded')).toBeVisible();
  }
  await expectAccessible(page, { frameless: true });
});

test('neither page nor backend lets an excluded player open a game', ANY_SIZE, async ({ page }) => {
  const player = await signedIn(page);
  await page.goto('/casino');
  const game = await page.locator('main a[href^="/casino/games/"]').first().getAttribute('href');
  expect((await exclude(page, player)).ok()).toBe(true);
  await page.goto(game!);
  await expect(page.getByText('Not available while you’re excluded')).toBeVisible();
  await expect(button(page, /Play demo/)).toHaveCount(0);
  expect(await deposit(page, player, '20')).toMatch(/SELF_EXCLUDED|REQUIRED_EMAIL_VERIFICATION/);
});

test(
  'LIM-04 LIM-09 a freeze signs out, keeps its receipt on the page, and bars log-in',
  ANY_SIZE,
  async ({ page, watch }) => {
    // A race's place or an exclusion may be asked for when the session ends.
    watch.expect(/403/);
    const { email, password } = await signedIn(page);
    await open(page, FREEZE);
    await untilAtRest(page);
    const names = await page.getByRole('radiogroup').locator('label').allTextContents();
    expect(names).toEqual(['1 Day (24h)', '3 Days', '7 Days', '10 Days']);
    await page.getByLabel('3 Days').check();
    await button(page, 'Freeze account').click();
    await expect(dialog(page)).toContainText('You’ll be logged out right away on all devices.');
    await button(page, 'Freeze now').click();
    await expect(page.getByText('Your account is frozen, and you’re logged out.')).toBeVisible();
    await expect(page.getByText(/^P-[\dA-F]{4}/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/casino');
    await expect(page.getByText('Your account is frozen, and you’re logged out.')).toBeVisible();
    const device = { userDeviceType: 'desktop', screenResolution: '1440x900', uidToken: 'e2e' };
    const entry = { email, password, recaptchaToken: '', afterReg: false, cpnc: null, mkt: null, ...device };
    const answer = await page.request.post('/api/user/login', { headers: { 'Accept-Language': 'en' }, data: entry });
    expect(((await answer.json()) as { code: string }).code).toBe('ACCOUNT_FROZEN');
    await button(page, 'Dismiss').first().click();
    await expect(page.getByText(/^P-[\dA-F]{4}/)).toHaveCount(0);
  },
);

const hammer = (page: Page, name: string) =>
  button(page, name).evaluate(async (element: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

test('fifty clicks in a second make one limit, one exclusion, one freeze', ANY_SIZE, async ({ page, watch }) => {
  // What was asked for while the session ends.
  watch.expect(/403/);
  await signedIn(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /set-limit|self-exclude|freeze-account/.test(request.url()))
      keys.push(`${new URL(request.url()).pathname} ${request.headers()['idempotency-key']}`);
  });
  await open(page);
  await type(page, 'Set limit: Weekly', '70');
  await hammer(page, 'Confirm');
  await expect(page.getByText('of €70.00')).toBeVisible();
  await button(page, 'Start a break: 1 day').click();
  await hammer(page, 'Start break');
  await expect(dialog(page).getByText(/^P-[\dA-F]{4}/)).toBeVisible();
  await open(page, FREEZE);
  await untilAtRest(page);
  await button(page, 'Freeze account').click();
  await hammer(page, 'Freeze now');
  await expect(page.getByText('Your account is frozen, and you’re logged out.')).toBeVisible();
  expect(keys).toHaveLength(3);
});

test('a lost answer is asked for again by the same key, and the result is shown', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/self-exclude|ERR_FAILED|net::/);
  await signedIn(page);
  const keys = new Set<string>();
  let lost = 0;
  await open(page);
  await button(page, 'Start a break: 1 day').click();
  // Two answers are lost; the third waits until the page has shown the message.
  const told = expect(dialog(page)).toContainText('We’re checking whether it was saved.');
  await page.route(EXCLUDE, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (lost === 2) {
      await told;
      return route.continue();
    }
    lost += 1;
    // The server acted, but the browser never gets the answer.
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Start break').click();
  await told;
  await expect(dialog(page).getByText(/^P-[\dA-F]{4}/)).toBeVisible();
  expect([keys.size, lost]).toEqual([1, 2]);
});

const EVERYWHERE = [
  '/',
  '/casino',
  '/casino/slots',
  '/providers',
  '/tournaments',
  '/promotions',
  '/cashback',
  '/vip-club',
  '/contacts',
  '/deposit',
  '/Wallet',
  '/withdraw',
  '/profile',
  '/profile/verify',
  '/terms-and-conditions',
];

test('safer play is one click away on every page, and its tools one more', async ({ page }) => {
  for (const path of EVERYWHERE) {
    await page.goto(path);
    await expect(page.locator('a[href="/responsibility"]:visible').first(), path).toBeVisible();
  }
  await page.locator('a[href="/responsibility"]:visible').first().click();
  for (const href of [LIMITS, FREEZE]) await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Gambling Therapy/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('holds no license');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('safer play comes first in the menu, and its tools fit the screen in Arabic', ANY_SIZE, async ({ page }) => {
    await signedIn(page);
    await page.goto('/');
    await untilHydrated(page);
    await page.locator('.bottom-bar').getByRole('button').click();
    const first = dialog(page).getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/responsibility');
    await open(page, `/ar${LIMITS}`);
    await expect(page.getByRole('heading', { name: 'حدود الإيداع' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page
      .getByRole('button', { name: /^ضبط حد/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('textbox').fill('١٢٫٥');
    await expect(dialog(page)).toContainText('12.50');
    await expectAccessible(page, { frameless: true });
  });
});
