import type { Page } from '@playwright/test';

/** Waits until Next has taken over the server's HTML: it then leaves this measure in the browser's timeline. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
}
