import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { ANY_SIZE, expect, test } from '../support/test';

const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /RTP \d/ });

async function openFirstGame(page: Page): Promise<string> {
  await page.goto('/casino');
  const name = (await tiles(page).first().getAttribute('href')) ?? '';
  await tiles(page).first().click();
  await expect(page).toHaveURL(name);
  return name;
}

test('NAV-03 a guest browses, opens a slot and plays demo rounds drawn by the server', async ({ page }) => {
  await openFirstGame(page);
  await page.getByRole('button', { name: 'Play demo' }).click();
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: /^spin/i });
  await expect(spin).toBeEnabled();
  await expectAccessible(page);

  const rounds: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/spin'))
      void answer.json().then((body: { roundId: string }) => rounds.push(body.roundId));
  });
  for (let round = 1; round <= 2; round++) {
    await spin.click();
    await expect.poll(() => rounds.length).toBe(round);
    await expect(spin).toBeEnabled();
  }
  expect(new Set(rounds).size).toBe(2);
  await expect(page.locator('.session, .strip').filter({ visible: true })).toContainText('Session');

  await page.getByRole('button', { name: 'End demo' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeVisible();
});

test('a reload during a game keeps the page; the demo starts over', ANY_SIZE, async ({ page }) => {
  await openFirstGame(page);
  await page.getByRole('button', { name: 'Play demo' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^spin/i })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeVisible();
});

test('GAME-06 a game’s figures are on its page before play', ANY_SIZE, async ({ page }) => {
  await openFirstGame(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Return to player')).toBeVisible();
  await expect(main.getByText(/^\d{2}\.\d{2}%$/).first()).toBeVisible();
  await expect(main.getByText(/^[\d,]+(\.\d+)?×$/).first()).toBeVisible();
  await expect(main.getByText(/€0\.\d\d\s*[–-]\s*€[\d,.]+/)).toBeVisible();
  await expect(main.getByText(/\d{1,2} \w{3} 20\d\d/)).toBeVisible();
});

test('categories have their own addresses', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Ways' }).click();
  await expect(page).toHaveURL('/casino?category=ways');
  await expect(page.getByRole('heading', { level: 1, name: 'Ways' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/casino');
  await page.goForward();
  await expect(page).toHaveURL('/casino?category=ways');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ways' })).toBeVisible();
});

test('the first tab stop is the skip link', async ({ page, isMobile }) => {
  await page.goto('/casino');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  if (!isMobile) {
    await page.keyboard.press('Enter');
    await expect(page.locator('#content, main').first()).toBeFocused();
  }
});

for (const path of ['/', '/casino', '/casino?category=none', '/nowhere']) {
  test(`MKT-50 no axe findings and no console errors on ${path}`, async ({ page, watch }) => {
    if (path === '/nowhere') watch.expect(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('no page scrolls sideways', async ({ page }) => {
  const game = await openFirstGame(page);
  for (const path of ['/', '/casino', game]) {
    await page.goto(path);
    await expectNoOverflow(page, path);
  }
});
