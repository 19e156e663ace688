import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { expectNoOverflow } from '../support/overflow';
import { ANY_SIZE, expect, test } from '../support/test';

const INDEX = '**/api/core/casino/search-index';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search games or providers' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Opens the search as a visitor of that device does: with the slash key, or from the bottom bar. */
async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  else await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/**
 * Enters a query at once and waits for its results: until then the popular games are shown, and a press there could hit
 * a moving target.
 */
async function find(page: Page, text: string): Promise<void> {
  const popular = page.locator('[role=group].popular');
  await expect(popular).toBeVisible();
  await page.keyboard.insertText(text);
  await expect(popular).toHaveCount(0);
}

/** Opens a page and waits for hydration: until then the browser itself handles every press. */
async function start(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test('the index is fetched once, when the search first opens', async ({ page, isMobile }) => {
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/search-index'))));
  await start(page, '/casino');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await openSearch(page, isMobile);
  await expect(page.getByRole('group', { name: 'Popular games' }).getByRole('option')).toHaveCount(8);
  await field(page).fill('kraken');
  await expect(option(page, /Kraken Tides/)).toBeVisible();
  expect(asked).toBe(1);
});

for (const [query, name] of [
  ['krakn tids', 'Kraken Tides'],
  ['KRÄKÉN', 'Kraken Tides'],
  ['pharaohs ledg', "Pharaoh's Ledger"],
] as const) {
  test(`${query} finds ${name} first`, ANY_SIZE, async ({ page, isMobile }) => {
    await start(page, '/casino');
    await openSearch(page, isMobile);
    await field(page).fill(query);
    await expect(page.getByRole('option').first()).toContainText(name);
  });
}

test('the keyboard reaches a game, a provider and the list of all matches', ANY_SIZE, async ({ page }) => {
  await start(page, '/casino');
  await openSearch(page, false);
  await find(page, 'kraken tides');
  await expect(page.getByRole('option').first()).toContainText('Kraken Tides');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/casino/games/kraken-tides');
  await expect(page.getByRole('heading', { level: 1, name: 'Kraken Tides' })).toBeVisible();
  await page.keyboard.press('/');
  await find(page, 'bramble');
  await page
    .getByRole('group', { name: 'Providers' })
    .getByRole('option', { name: /Bramble Row/ })
    .click();
  await expect(page).toHaveURL(/\/casino\?studio=/);
  await page.keyboard.press('/');
  await page.keyboard.type('kraken');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/casino?text=kraken');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kraken Tides/ })
      .first(),
  ).toBeVisible();
});

test('Back closes the sheet; from a game it returns to the page behind it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sheet is for phones');
  await start(page, '/casino');
  await openSearch(page, true);
  await expect(page).toHaveURL('/casino?modal=search');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/casino');
  await openSearch(page, true);
  await find(page, 'kraken');
  await option(page, /Kraken Tides/).tap();
  await expect(page).toHaveURL('/casino/games/kraken-tides');
  await page.goBack();
  await expect(page).toHaveURL('/casino');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('recent searches are kept in this browser until cleared', async ({ page, isMobile }) => {
  await start(page, '/casino');
  await openSearch(page, isMobile);
  await find(page, 'kraken');
  await option(page, /Kraken Tides/).click();
  await expect(page).toHaveURL('/casino/games/kraken-tides');
  await start(page, '/casino');
  await openSearch(page, isMobile);
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['Kraken Tides']);
  await page.getByRole('button', { name: 'Remove from recent searches: Kraken Tides' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('an index that fails to load is reported and retried', ANY_SIZE, async ({ page, isMobile, watch }) => {
  watch.expect(/ERR_|502/);
  await page.route(INDEX, (route) => route.abort());
  await start(page, '/casino');
  await openSearch(page, isMobile);
  const alert = page.getByRole('alert').filter({ hasText: 'Search didn’t load' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, { frameless: true });
  await page.unroute(INDEX);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

for (const language of ['', '/ar'] as const) {
  test(`no axe findings with results, without, and with an empty field${language && ', in Arabic'}`, async ({
    page,
  }) => {
    await start(page, `${language}/?modal=search`);
    const input = page.getByRole('dialog').getByRole('combobox');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem('recentSearches', '[{"kind":"text","text":"gold"}]'));
    await page.reload();
    await expect(page.getByRole('option').first()).toContainText('gold');
    await expectAccessible(page, { frameless: true });
    await input.fill('kraken');
    await expect(page.getByRole('option').first()).toContainText('Kraken Tides');
    await expectAccessible(page, { frameless: true });
    await input.fill('kraken zzzzzz');
    await expect(page.getByRole('option').first()).toContainText('Kraken');
    await expectAccessible(page, { frameless: true });
  });
}

test('no axe findings with the panel under the header, in Arabic too', ANY_SIZE, async ({ page }) => {
  for (const path of ['/casino', '/ar/casino']) {
    await start(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('gold');
    await expect(page.getByRole('option').first()).toContainText('Gold');
    await expectAccessible(page, { frameless: true });
    await expectNoOverflow(page);
  }
});

test('a search in Arabic stays in Arabic', ANY_SIZE, async ({ page }) => {
  await start(page, '/ar/casino?modal=search');
  await expect(page.getByRole('dialog', { name: 'بحث' }).getByRole('combobox')).toBeFocused();
  await find(page, 'kraken tides');
  await option(page, /Kraken Tides/).click();
  await expect(page).toHaveURL('/ar/casino/games/kraken-tides');
});
