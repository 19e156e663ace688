import type { Page } from '@playwright/test';

/** Waits until everything that is in view has been fetched and drawn. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // Those beside a carousel are fetched when they come into view.
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode().catch(() => undefined))]);
  });
}
