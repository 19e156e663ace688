import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { funded, play, setLimit, spin, spinButton } from '../support/player/realPlay';
import { ANY_SIZE, expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';

const bar = (page: Page) => page.getByRole('group', { name: 'Your play', exact: true });

/** What the bar covers of the game, in pixels, and how far its content or the page runs out sideways. */
const faults = (page: Page) =>
  bar(page).evaluate((part) => {
    const [own, game] = [part, document.querySelector('iframe')!].map((one) => one.getBoundingClientRect());
    const over = (one: Element) => Math.max(0, one.scrollWidth - one.clientWidth);
    const beside = own!.right <= game!.left || game!.right <= own!.left;
    return {
      covers: beside ? 0 : Math.max(0, own!.bottom - game!.top),
      out: over(part) + over(document.documentElement),
    };
  });

test(
  'the bar of a game stands beside it at every width, is reached by its key, and a break is two presses away',
  ANY_SIZE,
  async ({ page }) => {
    const player = await funded(page);
    await setLimit(page, player, { kind: 'loss', period: 0, amount: '50.00' });
    await page.goto(GAME);
    await play(page);
    await expect(bar(page)).toContainText(/Net\s*–/);
    await spin(page);
    await expect(bar(page)).toContainText(/Played\s*\d:\d\d:\d\d/);
    await expect(bar(page)).toContainText(/Daily loss limit.*of €50\.00 left/);
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => faults(page), { message: `${width}` }).toEqual({ covers: 0, out: 0 });
    }
    await page.setViewportSize({ width: 1280, height: 844 });

    await spinButton(page).focus();
    await page.keyboard.press('F8');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: 'Limits' })).toBeFocused();
    await page.keyboard.press('Enter');
    const limits = page.getByRole('dialog', { name: 'Your limits' });
    await limits.getByText('30 min').click();
    await expect(limits.getByRole('radio', { name: '30 min' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText(/Next check\s*in \d+ min/);
    await page.keyboard.press('F8');
    await expect(page.locator('iframe')).toBeFocused();

    await bar(page).getByRole('button', { name: /break/i }).click();
    await page.getByRole('button', { name: 'Start break' }).click();
    await expect(page.getByRole('dialog', { name: 'Your break has started' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('a second tab asks where to play, and the first one is told', async ({ page, context, watch }) => {
  // The refused launch.
  watch.expect(/409/);
  await funded(page);
  await page.goto(GAME);
  await play(page);
  await spin(page);
  const other = await context.newPage();
  await other.goto('/casino/games/pharaohs-ledger');
  await other.getByRole('button', { name: 'Play for real', exact: true }).click();
  await expect(other.getByText('You have a real-money game of Kraken Tides open in another tab')).toBeVisible();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.locator('iframe')).toBeVisible();
  await expect(page.getByText('You’re playing in another tab')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await other.close();
  // The tab is gone, so nobody is asked.
  await play(page);
});
