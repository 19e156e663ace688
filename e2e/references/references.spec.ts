import type { Page } from '@playwright/test';
import { signedInAs } from '../support/player/player';
import { expect, test } from '../support/test';
import { waitUntilDrawn } from '../support/untilDrawn';
import { themeOrigin } from '../support/themes';
import { PHONE } from '../support/viewports';

// How screens look, pixel by pixel, on a sandbox whose clock stands still. A picture that should change is taken again
// and reviewed like code: npm run e2e -- --project=references --update-snapshots

/** A dark brand, a light one, and one whose scene is a picture. */
const BRANDS = ['curacao', 'porcelain', 'lulu'];

/** Room for a desktop's first look: what a picture weighs grows with it. */
const SIZES = [
  { size: 'desktop', use: { viewport: { width: 1280, height: 720 } } },
  { size: 'phone', use: PHONE },
];

type Screen = { name: string; path: string; player?: string; act?: (page: Page) => Promise<unknown> };

const PLAYER = 'player@baize.example';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function sendEmptySignUp(page: Page): Promise<void> {
  // Guessed by the visitor's address, unless the form was sent before.
  await expect(page.getByRole('combobox', { name: /^Country/ })).not.toHaveValue('');
  await button(page, 'Create account').click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Email/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
}

/** The result of the last visit to a game comes when the page is at rest. */
const sawResults = (page: Page) =>
  expect(page.getByRole('region', { name: 'Recently played' }).getByText(/^Net/)).toHaveCount(4);

const SCREENS: readonly Screen[] = [
  { name: 'home of a guest', path: '/' },
  { name: 'home of a player', path: '/', player: PLAYER, act: sawResults },
  { name: 'lobby', path: '/casino' },
  { name: 'list without a game', path: '/casino?text=qqqqq' },
  { name: 'game', path: '/casino/games/kraken-tides', player: PLAYER },
  { name: 'promotions', path: '/promotions', player: PLAYER },
  { name: 'sign-up with errors', path: '/?modal=signup', act: sendEmptySignUp },
  { name: 'deposit', path: '/deposit', player: PLAYER },
  { name: 'transactions', path: '/profile/transactions', player: PLAYER },
  { name: 'rakeback calendar', path: '/cashback', player: PLAYER },
];

/** The sample has played for 42 minutes: sandbox and browser stand still, so no time passes by itself. */
function isPlaying(page: Page) {
  const now = new Date(process.env.E2E_FIXED_TIME!);
  const startedAt = new Date(now.getTime() - 42 * 60_000);
  const data = { now, startedAt, netResult: '-18.40', staked: '46.00', won: '27.60', currencyCode: 'EUR' };
  return page.route('**/api/user/play-session', (route) => route.fulfill({ json: { data } }));
}

/** Ids are drawn anew with every seed: in a picture each has one by its place. */
const sameIds = (page: Page) =>
  page.evaluate(() => {
    const ids = document.querySelectorAll('td bdi[title]');
    for (const [index, id] of ids.entries()) id.textContent = `${1004 + 97 * index}…${9001 - 83 * index}`;
  });

for (const { size, use } of SIZES)
  test.describe(size, () => {
    test.use(use);
    for (const brand of BRANDS)
      for (const { name, path, player, act } of SCREENS)
        test(`${name} in ${brand}`, async ({ page, baseURL }) => {
          const origin = themeOrigin(baseURL!, brand);
          await page.clock.setFixedTime(process.env.E2E_FIXED_TIME!);
          if (player) {
            await isPlaying(page);
            await signedInAs(page, player, { host: new URL(origin).host });
          }
          // On a busy machine a page may come without its categories: then it is asked for again.
          await expect(async () => {
            await page.goto(origin + path);
            await waitUntilDrawn(page);
            await act?.(page);
            // Until the player is known a page is a guest's.
            if (player) await expect(page.locator('.account.guest')).toHaveCount(0);
            // The last part to come, when the page is at rest: what can be claimed.
            if (player && size === 'phone') await expect(page.locator('.bottom-bar .dot')).toBeVisible();
            await waitUntilDrawn(page);
            await sameIds(page);
            const picture = [brand, size, `${name.replaceAll(' ', '-')}.png`];
            await expect(page).toHaveScreenshot(picture, { timeout: 10_000 });
          }).toPass({ timeout: 90_000 });
        });
  });
