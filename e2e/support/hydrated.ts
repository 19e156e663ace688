import type { Page } from '@playwright/test';

/**
 * Waits until the whole page is alive: Next has taken over the server's HTML (it then leaves a measure in the timeline), and
 * React has brought header, page and footer to life, which the sign of the footer's clock shows: only a browser knows the time.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('Next.js-hydration').length > 0 &&
      document.querySelector('footer .clock svg') !== null,
  );
  // What they do once they are alive follows at the next rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until also what comes last is there: what is loaded when the page is at rest, or as soon as somebody touches it. */
export async function untilAtRest(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press('Shift');
  // A network that was idle once counts as idle for good: the two regions of the notes show that these have come.
  await page.locator('[role=status] + [role=alert]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
