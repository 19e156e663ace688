import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { DESKTOP, PHONE } from './viewports';

const SIZES = { phone: PHONE.viewport, desktop: DESKTOP.viewport };

/** The page shows these parts at a phone's or a desktop's size too, and does not scroll sideways. Restores the size. */
export async function expectAt(size: keyof typeof SIZES, page: Page, ...parts: readonly Locator[]): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(SIZES[size]);
  for (const part of parts) await expect(part).toBeVisible();
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, { message: `pixels that the page is too wide for a ${size}` }).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
