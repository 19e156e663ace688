import type { Page } from '@playwright/test';
import ar from '@/locales-fallback/ar.json';
import en from '@/locales-fallback/en.json';
import th from '@/locales-fallback/th.json';
import { expectAccessible } from '../support/axe';
import { signedIn, signedInAs } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

/** The sample account with claimed, missed, open and locked days. */
const PLAYER = 'player@baize.example';
const DAYS = '**/api/admin/get-rakeback-days';
const CLAIM = '**/api/user/rakeback-claim?*';

/** The cells of a calendar, wherever it is on the page: the buttons of the grid, or the carousel, that contains today's. */
const cells = (page: Page) =>
  page
    .getByRole('grid')
    .or(page.getByRole('list'))
    .filter({ has: page.locator('[aria-current=date]') })
    .locator('[role=gridcell] > button, li > button');
/** Chunk, player and days load one after the other. */
const calendarThere = (page: Page, count = 28) => expect(cells(page)).toHaveCount(count);

async function realMoney(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/user/get-user-details', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  const { userWallet } = (await answer.json()) as { userWallet: { realMoney: string; isActive: boolean }[] };
  return Math.round(Number(userWallet.find(({ isActive }) => isActive)?.realMoney) * 100);
}

/** The amount of a text such as "Claim €4.82", in cents. */
const centsIn = (text: string | null) => Math.round(Number(/€([\d.]+)/.exec(text ?? '')?.[1]) * 100);

test(
  'RAKE-01 RAKE-02 RAKE-20 from the home page to a claim: a lost answer, then a double click, and each day is paid once',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    const token = await signedInAs(page, PLAYER);
    await page.goto('/');
    await page.keyboard.press('Shift');
    const carousel = page.getByRole('region', { name: en['rewards.title'] });
    await calendarThere(page, 14);
    await carousel.getByRole('link', { name: /^View all/ }).click();
    await expect(page).toHaveURL('/?modal=rakeback');
    const whole = page.getByRole('dialog', { name: en['rewards.title'] });
    const days = whole.getByRole('gridcell');
    await expect(days).toHaveCount(28);
    await expectAccessible(page, { frameless: true });

    // By keyboard only: into the cell and out again, after which the focus returns.
    const open = whole.getByRole('button', { name: /Claim$/ });
    await expect(open).toHaveCount(2);
    await open.first().focus();
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: /^Rakeback for/ });
    // It loads a moment later, and the centred dialog resizes for it.
    const receipt = day.getByRole('region', { name: en['rakeback.receipt.title'] });
    await expect(receipt).toContainText('house edge');
    await expectAccessible(page, { frameless: true });
    await page.keyboard.press('Escape');
    await expect(day).toBeHidden();
    await expect(open.first()).toBeFocused();

    // The backend pays, but its answer is lost: the page must not claim failure or success before it knows.
    const before = await realMoney(page, token);
    await page.route(
      CLAIM,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await open.first().click();
    await expect(receipt).toBeVisible();
    const first = centsIn(await day.getByRole('button', { name: /^Claim/ }).textContent());
    await day.getByRole('button', { name: /^Claim/ }).dblclick();
    const lost = page.getByRole('alertdialog', { name: en['rakeback.error.claim.title'] });
    await expect(lost).toContainText('the calendar now shows this day as paid');
    await lost.getByText(en['button.cancel.deposit.text'], { exact: true }).click();
    await expect(open).toHaveCount(1);
    expect(await realMoney(page, token)).toBe(before + first);

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/user/rakeback-claim')) sent += 1;
    });
    await open.first().click();
    await expect(receipt).toBeVisible();
    const second = centsIn(await day.getByRole('button', { name: /^Claim/ }).textContent());
    await day.getByRole('button', { name: /^Claim/ }).dblclick();
    const paid = page.getByRole('alertdialog', { name: en['rakeback.claim.title'] });
    await expect(paid).toContainText(`${(second / 100).toFixed(2)} EUR`);
    await expectAccessible(page, { frameless: true });
    await paid.getByRole('button', { name: en['rakeback.claim.ok'] }).click();
    await expect(open).toHaveCount(0);
    expect(sent).toBe(1);
    expect(await realMoney(page, token)).toBe(before + first + second);
    await expect(whole.getByRole('button', { name: /^.*20\d\d €[\d.]+ Claimed$/ }).first()).toBeVisible();
  },
);

for (const [language, texts] of [
  ['en', en],
  ['ar', ar],
  ['th', th],
] as const)
  test(
    `RAKE-06 RAKE-09 each of the 28 cells names date, amount and state, in ${language}`,
    ANY_SIZE,
    async ({ page }) => {
      await signedInAs(page, PLAYER);
      await page.goto(language === 'en' ? '/cashback' : `/${language}/cashback`);
      await calendarThere(page);
      const states = (
        ['claimed', 'notClaimed', 'notClaimedYet', 'claimable', 'locked', 'playToWin', 'nothing'] as const
      ).map((state) => texts[`rewards.state.${state}`]);
      const seen = new Set<string>();
      for (const cell of await cells(page).all()) {
        const name = (await cell.ariaSnapshot()).replace(/^- button "|"( \[.*)?:?$/gm, '');
        const state = states.find((words) => name.includes(words)) ?? '';
        expect(name, 'the year and the day').toMatch(/20\d\d/);
        expect(name, 'the weekday in words').toMatch(/\p{L}{3,}/u);
        expect(state, `a state in ${name}`).not.toBe('');
        const isNone = [texts['rewards.state.playToWin'], texts['rewards.state.nothing']].includes(state);
        if (!isNone) expect(name, 'an amount').toMatch(/\d[.,]\d\d/);
        seen.add(state);
      }
      expect(seen.size).toBeGreaterThanOrEqual(3);
      await expectAccessible(page, { frameless: true });
    },
  );

test('RAKE-03 the four weeks are seen at once on a small desktop, all of one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signedInAs(page, PLAYER);
  await page.goto('/cashback');
  await calendarThere(page);
  const heights = () =>
    cells(page).evaluateAll((days) => [...new Set(days.map((day) => Math.round(day.getBoundingClientRect().height)))]);
  await expect.poll(heights).toEqual([116]);
});

test('RAKE-16 a player without a deposit reads what the calendar requires', ANY_SIZE, async ({ page }) => {
  await signedIn(page);
  await page.goto('/cashback');
  await expect(page.getByText(en['rakeback.noDeposit.title'])).toBeVisible();
  await expectAccessible(page, { frameless: true });
});

test('a device whose clock is a day off shows the server’s day', ANY_SIZE, async ({ page }) => {
  const answer = await page.request.get('/api/core/casino/settings2');
  const now = new Date(answer.headers().date ?? '');
  await page.clock.setFixedTime(now.getTime() + 86_400_000);
  await signedInAs(page, PLAYER);
  await page.goto('/cashback');
  await calendarThere(page);
  await expect(page.locator('[aria-current=date]')).toHaveText(new RegExp(`^\\D*${now.getUTCDate()} `));
});

test('days that fail to load are a box with a working retry', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await signedInAs(page, PLAYER);
  await page.route(DAYS, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/cashback');
  await expect(page.getByRole('alert').filter({ hasText: en['ui.loadingError'] })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: en['ui.tryAgain'] }).click();
  await calendarThere(page);
});

test(
  'API-18 of two tabs only one polls, and the other takes over when it closes',
  ANY_SIZE,
  async ({ page, context, watch }) => {
    // The page's clock runs ahead, so a socket may seem too slow to connect.
    watch.expect(/WebSocket is closed before the connection is established/);
    await signedInAs(page, PLAYER);
    const asked: Page[] = [];
    const open = async (tab: Page) => {
      await tab.clock.install();
      tab.on('request', (request) => {
        if (request.url().includes('/get-rakeback-days')) asked.push(tab);
      });
      await tab.goto('/cashback');
      await calendarThere(tab);
    };
    // Stores the session for all tabs.
    await page.goto('/contacts');
    const first = await context.newPage();
    await open(first);
    await open(page);
    asked.splice(0);
    const timesAsked = (tab: Page) => asked.filter((one) => one === tab).length;
    const turn = async (tabs: readonly Page[], asking: Page) => {
      for (const tab of tabs) await tab.clock.fastForward(10_000);
      return timesAsked(asking);
    };
    await expect.poll(() => turn([page, first], first)).toBeGreaterThanOrEqual(4);
    // A socket that connects again asks once, whoever leads.
    expect(timesAsked(page)).toBeLessThanOrEqual(1);
    await first.close();
    asked.splice(0);
    await expect.poll(() => turn([page], page)).toBeGreaterThanOrEqual(2);
  },
);

test('page, dialog and carousel fit every screen size, in Arabic too', async ({ page }) => {
  await signedInAs(page, PLAYER);
  for (const path of ['/ar/cashback', '/ar?modal=rakeback', '/ar']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect(page.locator('[aria-current=date]').first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expectAt('desktop', page);
  }
});
