import type { Page } from '@playwright/test';

/**
 * Waits until the whole page is alive: Next has taken over the server's HTML (it then leaves a measure in the timeline), and
 * React, which brings header, page and footer to life one after another, has marked all their elements as its own.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mine = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const parts = [...document.querySelectorAll('header, main > *, footer')];
    return performance.getEntriesByName('Next.js-hydration').length > 0 && parts.length > 2 && parts.every(mine);
  });
  // What they do once they are alive follows at the next rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
