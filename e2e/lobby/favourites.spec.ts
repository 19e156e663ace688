import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { newPlayer, signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';
const FAVOURITES = '/profile/favorites';

const heart = (page: Page) => page.locator('main').getByRole('button', { name: 'Favorite: Kraken Tides' });
const pressed = (page: Page, on: boolean) => expect(heart(page).first()).toHaveAttribute('aria-pressed', String(on));

test('GAME-04 a player adds a favorite on the game’s page, finds it and removes it', async ({ page }) => {
  await signedIn(page);
  await page.goto(GAME);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await heart(page).click();
  await pressed(page, true);
  await page.goto(FAVOURITES);
  await expect(page.getByRole('heading', { level: 2, name: 'Favorites' })).toBeVisible();
  await pressed(page, true);
  await expectAccessible(page, { frameless: true });
  await heart(page).click();
  await expect(page.getByText('You have no favorites yet.')).toBeVisible();
  await expectAccessible(page, { frameless: true });
});

test('a guest’s favorites stay on the device and join the account at sign-in', ANY_SIZE, async ({ page }) => {
  await page.goto(GAME);
  await untilHydrated(page);
  await heart(page).click();
  await pressed(page, true);
  await page.goto(`${FAVOURITES}?modal=none`);
  await expect(page.getByRole('heading', { level: 2, name: 'On this device' })).toBeVisible();

  const { token } = await newPlayer(page.request);
  const merged = page.waitForResponse('**/api/user/merge-favourites');
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await page.reload();
  await merged;
  await expect(page.getByRole('heading', { level: 2, name: 'Favorites' })).toBeVisible();
  await pressed(page, true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
});

test('GAME-03 a played game is among the recent ones on the home page and in the lobby', async ({ page }) => {
  await signedIn(page);
  await page.goto(GAME);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.getByRole('button', { name: /demo/i }).first().click();
  await expect(page.frameLocator('iframe[title="Kraken Tides"]').locator('body')).toBeVisible();
  for (const path of ['/', '/casino', FAVOURITES]) {
    await page.goto(path);
    const row = page.getByRole('region', { name: 'Recently played' });
    await expect(row.getByRole('link', { name: /Kraken Tides/ })).toBeAttached();
  }
});

test('NAV-22 NAV-23 the player’s menu has Favorites and no Promo; the avatar’s menu logs out', async ({
  page,
  isMobile,
}) => {
  await signedIn(page);
  await page.goto('/casino');
  const avatar = page.getByRole('button', { name: 'Account menu: Maria Lindqvist' });
  await expect(avatar).toHaveText('ML');
  if (!isMobile) {
    const rail = page.getByRole('navigation', { name: 'Main menu' });
    await expect(rail.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Promo', exact: true })).toHaveCount(0);
  }
  await avatar.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'Deposit',
    'Withdrawal',
    'Transactions',
    'First steps',
    'Log out',
  ]);
  await expectAccessible(page, { frameless: true });
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(avatar).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
