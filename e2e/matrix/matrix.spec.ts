import { test as base, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { themeOrigin } from '../support/themes';
import { watchPage, type PageWatch } from '../support/watchPage';
import { isMissing } from './addresses';
import { every, pairs, sample, type Sight } from './matrix';

/**
 * `npm run bench -- matrix` sets the share of all combinations to test; without it, every page runs in pairs of
 * language and width, and in every theme.
 */
const share = Number(process.env.MATRIX_SHARE || 0);

const HEIGHT = 900;

type Window = { page: Page; watch: PageWatch };

/** One window for all rows of a worker: opening one per row would take longer than the checks. */
async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, watch: await watchPage(page) };
}

const test = base.extend<object, { window: Window }>({
  window: [
    async ({ browser }, use) => {
      const window = await openWindow(browser);
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
});
const { expect } = test;

const pathOf = ({ address, locale }: Sight) =>
  locale.code === 'en' ? address : `/${locale.code}${address === '/' ? '' : address}`;

function lookAt(sight: Sight): void {
  const { address, locale, width, theme, look } = sight;
  const path = pathOf(sight);

  test(`${path} at ${width} in ${theme}`, async ({ window: { page, watch }, baseURL }) => {
    // Requests aborted by leaving the previous row's page count as nobody's fault.
    await page.goto('about:blank');
    const before = watch.faults().length;
    await page.setViewportSize({ width, height: HEIGHT });
    const answer = await page.goto(themeOrigin(baseURL!, theme) + path);
    await untilHydrated(page);
    expect(answer?.status()).toBe(isMissing(address) ? 404 : 200);

    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('lang', new RegExp(`^${locale.tag}(-[A-Z]{2})?$`));
    await expect(html).toHaveAttribute('dir', locale.dir);
    await expectAccessible(page, { frameless: true, look });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
    const faults = watch.faults().slice(before);
    const own = isMissing(address) ? faults.filter((fault) => !fault.includes('status of 404')) : faults;
    expect(own, 'console errors, hydration, exceptions and policy violations').toEqual([]);
  });
}

if (share > 0) every(share).forEach(lookAt);
else {
  test.describe('each page', () => pairs().forEach(lookAt));
  test.describe('each page in each theme', () => sample().forEach(lookAt));
}
