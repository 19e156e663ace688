import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchPage, type PageWatch } from '../support/watchPage';
import { isMissing } from './addresses';

/** A window for all rows of a worker: opening one per row would take longer than the checks. */
export type Window = { page: Page; watch: PageWatch };

export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  return { page, watch: await watchPage(page) };
}

/**
 * Leaves the previous row's page, whose aborted requests count as nobody's fault; answers the faults of the row's own,
 * for its address.
 */
export async function freshRow({ page, watch }: Window): Promise<(address: string) => string[]> {
  await page.goto('about:blank');
  const before = watch.faults().length;
  return (address) => {
    const faults = watch.faults().slice(before);
    return isMissing(address) ? faults.filter((fault) => !fault.includes('status of 404')) : faults;
  };
}
