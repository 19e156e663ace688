import type { Page } from '@playwright/test';

/**
 * Waits until the whole page is hydrated: Next has left its hydration measure in the timeline, and React has hydrated
 * header, page and footer. The footer's clock shows the latter, since only the browser knows the time.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('Next.js-hydration').length > 0 &&
      document.querySelector('footer .clock svg') !== null,
  );
  // What components do after hydration follows in the next idle period.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until late parts are loaded too: those that load when the page is idle or at the first interaction. */
export async function untilAtRest(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press('Shift');
  // Playwright remembers a past network idle state forever; the two live regions of the notifications show that these
  // have loaded.
  await page.locator('[role=status] + [role=alert]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
