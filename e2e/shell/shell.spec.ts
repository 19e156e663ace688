import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilAtRest, untilHydrated } from '../support/hydrated';
import { expectNoOverflow } from '../support/overflow';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);

async function at(page: Page, width: number, path = '/casino') {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

test.describe('four widths', () => {
  test('THEME-03 up to 767 px the menu is a bottom bar of five', ANY_SIZE, async ({ page }) => {
    await at(page, 767);
    await expect(menu(page).getByRole('listitem')).toHaveText(['Lobby', 'Search', 'Wallet', 'Rewards', 'Menu']);
    const box = await menu(page).boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(900);
    expect(Math.round((await page.getByRole('banner').boundingBox())!.height)).toBe(56);
  });

  for (const width of [768, 1024]) {
    test(`THEME-04 at ${width} px a 72 px rail is beside the page`, ANY_SIZE, async ({ page }) => {
      await at(page, width);
      expect(await widthOf(menu(page))).toBe(72);
      await expect(menu(page).getByRole('link', { name: 'Safer play' })).toBeInViewport();
      await expect(menu(page).getByRole('link', { name: 'Wallet' })).toBeHidden();
      await expect(menuButton(page)).toBeVisible();
    });
  }

  test('safer play and help stay visible in a low window', ANY_SIZE, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 420 });
    await page.goto('/casino');
    for (const name of ['Safer play', 'Help'])
      await expect(menu(page).getByRole('link', { name })).toBeInViewport({ ratio: 0.9 });
  });

  test('a player’s rail has room for all its places at 720 px', ANY_SIZE, async ({ page }) => {
    await signedIn(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/casino');
    await expect(menu(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
    const unseen = await menu(page).evaluate(({ firstElementChild: rail }) => rail!.scrollHeight - rail!.clientHeight);
    expect(unseen).toBeLessThanOrEqual(0);
  });

  test('THEME-05 up to 1450 px the full menu opens over the page; wider, it is pinned', ANY_SIZE, async ({ page }) => {
    await at(page, 1450);
    expect(await widthOf(menu(page))).toBe(80);
    await expect(menu(page).getByRole('link', { name: 'Profile details' })).toBeHidden();
    await menuButton(page).click();
    await expect(sheet(page).getByRole('link', { name: 'Profile details' })).toBeVisible();
    await page.keyboard.press('Escape');

    await at(page, 1451);
    expect(await widthOf(menu(page))).toBe(248);
    await expect(menu(page).getByRole('link', { name: 'Profile details' })).toBeVisible();
    // It still opens what the sidebar lacks, such as the languages (L25).
    await expect(menuButton(page)).toBeVisible();
    await menu(page).getByText('Info', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Profile details' })).toBeHidden();
  });

  test('the full menu traps focus, closes by Escape and backdrop, and returns focus', ANY_SIZE, async ({ page }) => {
    await at(page, 1200);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement: active } = document;
        return active === document.body || active?.closest('dialog') ? 'menu' : active?.outerHTML;
      });
      expect(place).toBe('menu');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    // The browser closes it a moment before the page is notified.
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Space');
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(1000, 500);
    await expect(sheet(page)).toBeHidden();
  });

  test('in right-to-left languages rail and menu are on the right', ANY_SIZE, async ({ page }) => {
    await at(page, 1200, '/ar/casino');
    const rail = page.getByRole('navigation').first();
    expect(Math.round((await rail.boundingBox())!.x)).toBe(1120);
    await rail.getByRole('button').click();
    const box = page.getByRole('dialog');
    await expect(box).toBeVisible();
    // The test browser hides its scroll bar but keeps its space free.
    await expect.poll(async () => (await box.boundingBox())!.x).toBeGreaterThan(1200 - 320 - 20);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the layout of a phone');

  test('the menu is a sheet that begins with safer play and help and closes on navigation', async ({ page }) => {
    await page.goto('/casino');
    await menuButton(page).click();
    await expect(sheet(page).getByRole('link').first()).toHaveText('Safer play');
    await expect(sheet(page).getByRole('link').nth(1)).toHaveText('Help');
    await expectAccessible(page);
    await sheet(page).getByRole('link', { name: 'VIP' }).click();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(sheet(page)).toBeHidden();
  });

  test('E18 Back closes the menu; from a page it opened, Back returns to the page behind', async ({ page }) => {
    await page.goto('/vip');
    await page.goto('/casino');
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(page).toHaveURL('/casino?modal=menu');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/casino');
    await menuButton(page).click();
    await sheet(page).getByRole('link', { name: 'Tournaments' }).click();
    await expect(page).toHaveURL('/tournaments');
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/casino');
    await expect(sheet(page)).toBeHidden();
  });

  test('an inner page shows its name and Back in place of the logo', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /, home$/ })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Rewards' }).click();
    await expect(page).toHaveURL('/cashback');
    await expect(page.getByRole('link', { name: /, home$/ })).toBeHidden();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [path, width] of [
    ['/casino', 390],
    ['/casino', 320],
    ['/de/casino', 390],
    ['/ar/casino', 390],
  ] as const)
    test(`a guest can log in and register from the header of ${path} at ${width} px`, async ({ page }) => {
      await at(page, width, path);
      const ways = page.getByRole('banner').locator('.guest:not(.unknown) button');
      await expect(ways).toHaveCount(2);
      // Neither lies below the bar with the page's name: the press arrives.
      for (const way of await ways.all()) await way.click({ trial: true });
      await expectNoOverflow(page);
    });

  for (const path of ['/casino', '/ar/casino'])
    test(`rows that are swiped leave under the edge of the screen, and move no page: ${path}`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      const sideways = await page
        .locator('main nav')
        .filter({ has: page.locator('li') })
        .evaluateAll((rows) =>
          rows.map((row) => {
            const scroller = [row, ...row.querySelectorAll('*')].find(
              (one) => getComputedStyle(one).overflowX === 'auto',
            )!;
            const { left, right } = scroller.getBoundingClientRect();
            return document.dir === 'rtl' ? left : window.innerWidth - right;
          }),
        );
      expect(sideways.length).toBeGreaterThanOrEqual(2);
      for (const gap of sideways) expect(Math.abs(gap)).toBeLessThanOrEqual(1);
      await expectNoOverflow(page);
    });

  test('the bar’s search has an address', async ({ page }) => {
    await page.goto('/casino');
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/modal=search/);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  });
});

test('offline shows a bar, and a note when the network is back', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  // The bar is loaded when the page is idle.
  await page.goto('/casino');
  await untilAtRest(page);
  const bar = page.getByRole('status').filter({ hasText: /offline|Still no connection/ });
  await expect(bar).toBeHidden();
  await context.setOffline(true);
  await expect(bar).toContainText('You’re offline.');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toContainText('Still no connection.');
  await context.setOffline(false);
  const note = page.getByRole('status').filter({ hasText: 'You’re back online.' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeHidden();
  await expect(bar).toBeHidden();
});

test('L19 on a phone the footer’s links are folded under their headings', ANY_SIZE, async ({ page }) => {
  await at(page, 390, '/contacts');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  expect((await foot.boundingBox())!.height).toBeLessThan(1_100);
  const privacy = foot.getByRole('link', { name: 'Privacy policy' });
  await expect(privacy).toBeHidden();
  const legal = foot.getByRole('button', { name: 'Legal' });
  await legal.click();
  await expect(privacy).toBeVisible();
  await legal.click();
  await expect(privacy).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D11 a sentence says what is missing, and nothing dead is offered', ANY_SIZE, async ({ page }) => {
    await page.goto('/casino/games/kraken-tides');
    // Playwright looks for no text in a noscript element.
    const sentence = page.locator('noscript > p').filter({ visible: true });
    await expect(sentence).toContainText('JavaScript is off in this browser.');
    const names = await page.getByRole('button').filter({ visible: true }).allTextContents();
    expect(names.filter((name) => !/^Menu$/.test(name.trim()))).toEqual([]);
    await page.goto('/verify-email?token=t1');
    await expect(sentence.last()).toContainText('We need JavaScript to check your link.');
    await expect(page.getByText('Checking your link')).toBeHidden();
  });
});
