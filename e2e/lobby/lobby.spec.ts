import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { ANY_SIZE, expect, test, WITH_PICTURES } from '../support/test';

const filters = (page: Page) => page.getByRole('link', { name: /^Filters/ });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const games = (page: Page) => page.getByRole('list', { name: 'Games' });
const tiles = (page: Page) => games(page).getByRole('link');
const total = async (page: Page) =>
  Number((await page.getByRole('main').locator('h1 + bdi').textContent())?.replace(/\D/g, ''));
const shown = (page: Page) => page.getByText(/^Showing [\d,]+ of [\d,]+ games$/);
/** Opens the page and waits until it is hydrated: elements rendered by script are there. */
const alive = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(shown(page)).toBeVisible();
};

test('filters apply at once, are in the address, and follow Back and Forward', async ({ page }) => {
  await alive(page, '/casino');
  const all = await total(page);
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const oakum = dialog.getByRole('checkbox', { name: /^Oakum/ });
  // The studios load late and make the dialog grow.
  await expect(oakum).toBeVisible();
  await dialog.getByRole('radio', { name: 'High' }).check();
  await expect(page).toHaveURL('/casino?volatility=high');
  await oakum.check();
  await expect(page).toHaveURL('/casino?studio=oakum&volatility=high');
  await expectAccessible(page);
  const show = dialog.getByRole('button', { name: /^Show \d+ games?$/ });
  await expect(show.locator('..')).toHaveAttribute('aria-busy', 'false');
  const said = Number((await show.textContent())?.replace(/\D/g, ''));
  await show.click();
  await expect(dialog).toBeHidden();
  await expect(filters(page)).toBeFocused();
  await expect.poll(() => total(page)).toBe(said);
  expect(said).toBeLessThan(all);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await active(page).getByRole('link', { name: 'Remove filter: Oakum' }).click();
  await expect(page).toHaveURL('/casino?volatility=high');
  await expect.poll(() => total(page)).toBeGreaterThan(said);
  await page.goBack();
  await expect(page).toHaveURL('/casino?studio=oakum&volatility=high');
  await expect.poll(() => total(page)).toBe(said);
  await page.goBack();
  await expect(page).toHaveURL('/casino');
  await expect.poll(() => total(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => total(page)).toBe(said);
  await page.reload();
  await expect.poll(() => total(page)).toBe(said);
  await active(page).getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => total(page)).toBe(all);
});

test('filters without a match say so and how to loosen them', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino?text=zzzzqq&volatility=high&sort=rtp');
  await expect(page.getByText('No games match these filters')).toBeVisible();
  await expect(page.getByText(/Try removing one of these filters.*zzzzqq/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/casino?sort=rtp');
  await expect(tiles(page).first()).toBeVisible();
});

test('the chosen order is in view on a phone, though its row is longer', ANY_SIZE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/casino?sort=rtp');
  const chosen = page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Highest RTP' });
  await expect(chosen).toBeInViewport({ ratio: 0.95 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form', ANY_SIZE, async ({ page }) => {
    await page.goto('/casino/slots');
    await filters(page).click();
    await expect(page).toHaveURL('/casino/slots?filters=open');
    await page.getByRole('radio', { name: 'Low' }).check();
    const form = page.getByRole('region', { name: 'Filters' });
    await form.getByRole('combobox', { name: 'Providers' }).selectOption('Tavola');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/casino\/slots\?.*volatility=low/);
    await expect(active(page).getByRole('link', { name: 'Remove filter: Tavola' })).toBeVisible();
  });
});

/**
 * Serves covers at once. The sandbox draws each cover on first request; a hundred of them would occupy the browser's
 * six connections for many seconds and delay what these tests check.
 */
const coversAtHand = (page: Page) =>
  page.route('**/api/core/casino/assets/games/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
    }),
  );

const open = async (page: Page) => Number((await shown(page).textContent())?.match(/\d+/)?.[0]);

/** Scrolls until the list loads more by itself: scrolling before it listens has no effect. */
const scrollOn = (page: Page) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy(0, 300));
      return open(page);
    })
    .toBe(64);

/** Scrolls to the end of the list and presses "Show more" until that many games are shown. */
async function openTo(page: Page, wanted: number) {
  const more = page.getByRole('button', { name: 'Show more' });
  await scrollOn(page);
  for (let now = 64; now < wanted; now += 64) {
    await more.click();
    await expect.poll(() => open(page)).toBe(now + 64);
  }
  await shown(page).scrollIntoViewIfNeeded();
}

test('a list extends itself once, so the footer can be reached; no game is fetched twice', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/core/casino/games')
      asked.push(`${searchParams.get('pageNo')} of ${searchParams.get('limit')}`);
  });
  await alive(page, '/casino');
  const foot = page.getByRole('contentinfo');
  await scrollOn(page);
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, innerHeight));
    await expect(foot).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
  expect(await open(page)).toBe(64);
  // The last one is the prefetch of what the next press would show.
  await expect.poll(() => [...asked].sort()).toEqual(['2 of 64', '4 of 16', '6 of 8']);
});

test('a long list is drawn only near the viewport', async ({ page }) => {
  await coversAtHand(page);
  await alive(page, '/casino');
  await openTo(page, 256);
  await expect(games(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => games(page).getByRole('listitem').count()).toBeLessThanOrEqual(200);
  const lastItem = games(page).getByRole('listitem').last();
  await expect.poll(async () => Number(await lastItem.getAttribute('aria-posinset'))).toBeGreaterThanOrEqual(256);
  await expect(lastItem).toHaveAttribute('aria-setsize', String(await total(page)));
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(games(page).getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1');
  await expectAccessible(page);
});

test('"Show more" works by keyboard and keeps the focus', ANY_SIZE, async ({ page }) => {
  await alive(page, '/casino');
  const more = page.getByRole('button', { name: 'Show more' });
  // Without preventScroll, focusing would scroll to the end, where the list grows by itself.
  await more.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(/^Showing 64 of/);
  await expect(more).toBeFocused();
});

/** Opens a list, scrolls far down and opens the game in the middle of the screen; answers what must be restored. */
async function leaveDeepIn(page: Page) {
  const middle = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('a')?.pathname);
  // After two frames the page has handled its scroll event; it saves the position when left.
  const top = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return window.scrollY;
    });
  await coversAtHand(page);
  await alive(page, '/casino');
  await openTo(page, 192);
  await page.evaluate(() => window.scrollBy(0, -900));
  await expect(games(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(middle).toMatch(/^\/casino\/games\//);
  const left = { text: (await shown(page).textContent()) ?? '', top: await top(), middle: (await middle()) ?? '' };
  const found = async () => {
    await expect(shown(page)).toHaveText(left.text);
    await expect.poll(top).toBe(left.top);
    await expect.poll(middle).toBe(left.middle);
  };
  return { address: left.middle, found };
}

test('Back from a game restores the list and its scroll position', WITH_PICTURES, async ({ page }) => {
  const { address, found } = await leaveDeepIn(page);
  await games(page)
    .locator(`a[href="${address}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(address);
  await page.goBack();
  await found();
});

test('the same after full page loads of list and game', WITH_PICTURES, async ({ page }) => {
  const { address, found } = await leaveDeepIn(page);
  await page.goto(address);
  await page.goBack();
  await found();
  await page.reload();
  await found();
});

test('games that fail to load leave a box with a retry', ANY_SIZE, async ({ page, watch }) => {
  await alive(page, '/casino');
  watch.expect(/503|Failed to load/);
  await page.route('**/api/core/casino/games?**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 300));
    await expect(page.getByText('We couldn’t load more games.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(tiles(page)).toHaveCount(40);
  await page.unroute('**/api/core/casino/games?**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(40);
});
