import type { Page } from '@playwright/test';
import { depositor } from '../support/player/depositor';
import { signedInAs } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const PHONE = { width: 390, height: 844 };

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page: the focused element, if one of `bars` covers it entirely; else null. */
function coveredBy(bars: string): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const at = focused.getBoundingClientRect();
  const isCovered = [...document.querySelectorAll(bars)].some((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    return (
      !bar.contains(focused) && at.top >= top && at.bottom <= bottom && at.left >= left - 1 && at.right <= right + 1
    );
  });
  return isCovered ? focused.outerHTML.slice(0, 120) : null;
}

/** The tab stops, of `count`, that one of `bars` covers. */
async function coveredStops(page: Page, key: string, count: number, bars: string): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(coveredBy, bars);
    if (name !== null) covered.push(name);
  }
  return covered;
}

test(
  'D01 at 320 px the cashier is as wide as the page and its title is complete, in German too',
  ANY_SIZE,
  async ({ page }) => {
    await depositor(page, {}, { funded: '120.00' });
    await page.setViewportSize(ZOOMED);
    for (const path of ['/deposit', '/withdraw', '/de/deposit', '/de/withdraw']) {
      await page.goto(path);
      await expect(page.locator('.balance')).toBeVisible();
      await expect(page.locator('main nav').filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => tooWide(page), { message: path }).toBeLessThanOrEqual(0);
      // The name of the page, in the bar or above the content, on lines of its own words.
      const name = page.locator('.page-bar span, main h1').filter({ visible: true }).first();
      const [width, needed, cut] = await name.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const font = document.createElement('canvas').getContext('2d')!;
        font.font = getComputedStyle(element).font;
        const longest = Math.max(...element.textContent.split(/\s/).map((word) => font.measureText(word).width));
        return [element.getBoundingClientRect().width, longest, element.scrollHeight - element.clientHeight] as const;
      });
      expect(Math.ceil(width), `${path}: the width of the page's name`).toBeGreaterThanOrEqual(Math.floor(needed));
      expect(cut, `${path}: what is cut off the page's name`).toBeLessThanOrEqual(2);
    }
  },
);

test('D01 at 320 px a game’s name is as wide as the page', ANY_SIZE, async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/casino/games/kraken-tides');
  await page.getByRole('button', { name: 'Play demo' }).click();
  await expect(page.locator('.session')).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.height).toBeLessThanOrEqual(60);
});

test.describe('the question of consent', () => {
  test.use({ asksConsent: true });

  test('D01 in a low window it is complete and covers at most half', ANY_SIZE, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto('/de/casino');
    const banner = page.locator('.consent > section');
    await expect(banner).toBeVisible();
    const box = (await banner.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(ZOOMED.height / 2 - 16);
    expect(box.y + box.height).toBeLessThanOrEqual(ZOOMED.height);
    for (const button of await banner.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await banner.getByRole('link').focus();
    await expect(banner.getByRole('link')).toBeInViewport({ ratio: 0.9 });
  });

  test(
    'D02 it comes right after the skip link by keyboard and covers no later tab stop',
    ANY_SIZE,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/casino');
      const banner = page.locator('.consent > section');
      await expect(banner).toBeVisible();
      for (const link of [page.getByRole('link', { name: 'Skip to content' }), banner.getByRole('link')]) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      expect(await coveredStops(page, 'Tab', 50, '.consent > section, .bottom-bar')).toEqual([]);
    },
  );
});

test('D02 no field of the filters or the sign-up hides under a sticky header or footer', ANY_SIZE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const bars = 'dialog .head, dialog h2, dialog .sticky-foot';
  await page.goto('/casino');
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  expect(await coveredStops(page, 'Tab', 24, bars)).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab', 24, bars)).toEqual([]);
  await page.goto('/casino?modal=signup');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  expect(await coveredStops(page, 'Tab', 20, bars)).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab', 20, bars)).toEqual([]);
});

test('D12 a seventh total in the histories leaves no gap', ANY_SIZE, async ({ page }) => {
  await signedInAs(page, 'player@baize.example');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/profile/transactions');
  const sums = page.locator('main dl').first();
  await expect(sums).toBeVisible();
  const gaps = await sums.evaluate((list) => {
    const first = list.firstElementChild!;
    return [5, 6, 7, 8].map((count) => {
      while (list.children.length < count) list.append(first.cloneNode(true));
      while (list.children.length > count) list.lastElementChild!.remove();
      const last = list.lastElementChild!.getBoundingClientRect();
      return Math.round(list.getBoundingClientRect().right - last.right);
    });
  });
  expect(gaps.every((gap) => gap <= 2)).toBe(true);
});
