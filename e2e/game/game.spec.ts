import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { ANY_SIZE, expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';
const region = (page: Page) => page.getByRole('region', { name: 'Game', exact: true });
const frame = (page: Page) => page.frameLocator('iframe');
const spinButton = (page: Page) => frame(page).getByRole('button', { name: /^spin/i });
const similar = (page: Page) => page.getByRole('region', { name: 'Similar games' });

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play demo' }).click();
  await expect(spinButton(page)).toBeEnabled();
}

/** Answers the browser's location request with that country, as another backend would. */
const locateIn = (page: Page, country: string) =>
  page.route('**/api/admin/get-location', (route) => route.fulfill({ json: { data: { location: { country } } } }));

/** A game whose studio licenses none of its games in the United States. */
async function gameClosedInUs(page: Page): Promise<string> {
  const answer = await page.request.get('/api/core/casino/games?studio=tavola&limit=1');
  const { data } = (await answer.json()) as { data: { games: { rows: { id: string }[] } } };
  return `/casino/games/${data.games.rows[0]!.id}`;
}

test('GAME-05 TRK-10 the document has the game page’s style while a game is open', async ({ page, isMobile }) => {
  await page.goto(GAME);
  const body = page.locator('body');
  await expect(body).toHaveClass(/\bgame-page\b/);
  const bar = page.locator('.bottom-bar');
  if (isMobile) await expect(bar).toBeVisible();
  await play(page);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'End demo' }).click();
  if (isMobile) await expect(bar).toBeVisible();

  await similar(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(GAME);
  await expect(body).toHaveClass(/\bgame-page\b/);
  // A mark on the window, because a reload would invalidate the test.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goBack();
  await expect(page).toHaveURL(GAME);
  const foot = page.getByRole('contentinfo');
  if (isMobile) await foot.getByRole('button', { name: 'Casino' }).click();
  await foot.getByRole('link', { name: 'Casino', exact: true }).first().click();
  await expect(page).not.toHaveURL(GAME);
  await expect(body).not.toHaveClass(/\bgame-page\b/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('theatre mode fills the page width and keeps the game running', ANY_SIZE, async ({ page }) => {
  const sessions: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/session')) sessions.push(sent.url());
  });
  await page.goto(GAME);
  await play(page);
  await spinButton(page).click();
  await expect(spinButton(page)).toBeEnabled();
  const balance = await frame(page).locator('#balance').textContent();
  const before = (await region(page).boundingBox())!;

  const theatre = page.getByRole('button', { name: 'Theater mode' });
  await theatre.click();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  const wide = (await region(page).boundingBox())!;
  expect(wide.width).toBeGreaterThan(before.width);
  expect(wide.height).toBeGreaterThan(before.height);
  await expect(frame(page).locator('#balance')).toHaveText(balance!);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.keyboard.press('Escape');
  await expect(theatre).toHaveAttribute('aria-pressed', 'false');
  expect((await region(page).boundingBox())!.width).toBe(before.width);
  await expect(frame(page).locator('#balance')).toHaveText(balance!);
  expect(sessions).toHaveLength(1);
});

test('the tab remembers theatre mode, and Escape leaves it, also inside the game', ANY_SIZE, async ({ page }) => {
  await page.goto(GAME);
  await play(page);
  await page.getByRole('button', { name: 'Theater mode' }).click();
  await page.reload();
  await play(page);
  const theatre = page.getByRole('button', { name: 'Theater mode' });
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await spinButton(page).focus();
  await page.keyboard.press('Escape');
  await expect(theatre).toHaveAttribute('aria-pressed', 'false');
});

// On a phone it is without that (slotPhone.spec.ts).
test('without the Fullscreen API the game covers the whole page', ANY_SIZE, async ({ page }) => {
  await page.addInitScript(() => delete (Element.prototype as Partial<Element>).requestFullscreen);
  await page.goto(GAME);
  await play(page);
  const full = page.getByRole('button', { name: 'Full screen' });
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  const { width, height } = page.viewportSize()!;
  const stage = (await region(page).boundingBox())!;
  expect([stage.x, stage.y, stage.width]).toEqual([0, 0, width]);
  expect(stage.height).toBeGreaterThan(height * 0.7);
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  expect((await region(page).boundingBox())!.height).toBeLessThan(stage.height);
});

test(
  'STOR-08 the country the browser detects applies at once and is kept for later pages',
  ANY_SIZE,
  async ({ page, context }) => {
    await locateIn(page, 'us');
    const game = await gameClosedInUs(page);
    await page.goto(game);
    await expect(region(page).getByText('Your location appears to be United States')).toBeVisible();
    const kept = (await context.cookies()).find(({ name }) => name === 'countryCode');
    expect(kept).toMatchObject({ value: 'US', path: '/', sameSite: 'Lax' });
    expect(kept!.expires * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  },
);

test('with an unknown country nothing is said about it', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/503/);
  await page.route('**/api/admin/get-location', (route) => route.fulfill({ status: 503, json: {} }));
  const asked = page.waitForResponse('**/api/admin/get-location');
  await page.goto(await gameClosedInUs(page));
  await asked;
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a game page in Arabic runs right to left and fits', async ({ page }) => {
  await page.goto(`/ar${GAME}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
