import { test as base } from '@playwright/test';
import { localised } from '@/domain/links/localised';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { expectNoOverflow } from '../support/overflow';
import { textFaults } from '../support/textFaults';
import { themeOrigin } from '../support/themes';
import { isMissing } from './addresses';
import { every, pairs, sample, type Sight } from './matrix';
import { freshRow, openWindow, type Window } from './window';

/**
 * `npm run bench -- matrix` sets the share of all combinations to test; without it, every page runs in pairs of
 * kind of language and width, and in every theme.
 */
const share = Number(process.env.MATRIX_SHARE || 0);

const HEIGHT = 900;

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

function lookAt(sight: Sight): void {
  const { address, locale, width, theme, look } = sight;
  const path = localised(address, locale.code);

  test(`${path} at ${width} in ${theme}`, async ({ window, baseURL }) => {
    const { page } = window;
    const faultsOf = await freshRow(window);
    await page.setViewportSize({ width, height: HEIGHT });
    const answer = await page.goto(themeOrigin(baseURL!, theme) + path);
    await untilHydrated(page);
    expect(answer?.status()).toBe(isMissing(address) ? 404 : 200);

    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('lang', new RegExp(`^${locale.tag.split('-')[0]}\\b`));
    await expect(html).toHaveAttribute('dir', locale.dir);
    await expectAccessible(page, { frameless: true, look });
    await expectNoOverflow(page);
    expect(await textFaults(page), 'texts that are cut, beside their button or on each other').toEqual([]);
    expect(faultsOf(address), 'console errors, hydration, exceptions and policy violations').toEqual([]);
  });
}

/** Each theme is a site of its own, for which Chromium starts a process: rows of one theme follow each other. */
const byTheme = (sights: readonly Sight[]) => sights.toSorted((a, b) => a.theme.localeCompare(b.theme));

if (share > 0) every(share).forEach(lookAt);
else {
  test.describe('each page', () => byTheme(pairs()).forEach(lookAt));
  test.describe('each page in each theme', () => byTheme(sample()).forEach(lookAt));
}
