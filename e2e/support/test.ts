import { writeFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { EARLY_PRESS } from '../../services/browser/earlyPress';
import { recordTraffic } from './traffic';
import { watchPage, type PageWatch } from './watchPage';

/** The stored answer of a visitor who refused. */
export const REFUSED = JSON.stringify({ value: 'refused', at: Date.now() });

/**
 * Runs in the page: stores what a visitor has decided before, a refused consent (services/browser/visitor.ts) or skipped
 * first steps. Game frames and blank pages have no storage.
 */
export function decide([name, answer]: readonly [name: string, answer: string]): void {
  try {
    if (window === top && localStorage.getItem(name) === null) localStorage.setItem(name, answer);
  } catch {
    // Firefox throws there.
  }
}

/**
 * Runs in the page: whether it is hydrated and so no longer queues presses. A page without the site's scripts never
 * did.
 */
const keepsNoPress = (place: string) => !(place in window);

/**
 * A page's scripts start after its first paint, possibly after the load event, so opening or reloading a page also
 * waits for them. A page whose scripts never arrive is left as it is.
 */
function waitUntilAlive(page: Page): void {
  const pages = Object.getPrototypeOf(page) as Page & { waits?: true };
  if (pages.waits) return;
  pages.waits = true;
  for (const name of ['goto', 'reload'] as const) {
    const open = pages[name] as (this: Page, ...given: unknown[]) => Promise<unknown>;
    const opened = async function (this: Page, ...given: unknown[]) {
      const answer = await open.apply(this, given);
      const options = given.at(-1) as { waitUntil?: string } | string | undefined;
      if (typeof options !== 'object' || !options.waitUntil || options.waitUntil === 'load')
        await this.waitForFunction(keepsNoPress, EARLY_PRESS, { timeout: 10_000 }).catch(() => undefined);
      return answer;
    };
    Object.assign(pages, { [name]: opened });
  }
}

/** For tests that are the same at every viewport size: they run on desktop only. */
export const ANY_SIZE = { tag: '@any-size' };

/** For tests that need images or the space they take: they run once, on a desktop that loads images. */
export const WITH_PICTURES = { tag: '@pictures' };

const watches = new WeakMap<Page, PageWatch>();

/**
 * Playwright's test with a watched page: a console error, an uncaught exception or a content policy violation anywhere
 * fails the test at its end. A test that provokes one declares it first: `watch.expect(/404/)`.
 */
export const test = base.extend<{ watch: PageWatch; asksConsent: boolean; asksFirstSteps: boolean }>({
  /** Set by tests of the consent banner; in all others the banner is already answered, so that it covers nothing. */
  asksConsent: [false, { option: true }],
  /** Set by tests of the first steps, whose dialog else lies over what follows a registration. */
  asksFirstSteps: [false, { option: true }],
  page: async ({ page, asksConsent, asksFirstSteps }, provide, info) => {
    if (!asksConsent) await page.addInitScript(decide, ['consent', REFUSED] as const);
    if (!asksFirstSteps) await page.addInitScript(decide, ['firstSteps', 'skipped'] as const);
    waitUntilAlive(page);
    const watch = await watchPage(page);
    const traffic = recordTraffic(page);
    watches.set(page, watch);
    await provide(page);
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('traffic.txt'), traffic.text());
    base.expect(watch.faults(), 'console errors, exceptions and policy violations').toEqual([]);
  },
  watch: ({ page }, provide) => provide(watches.get(page)!),
});

export const expect = test.expect;
