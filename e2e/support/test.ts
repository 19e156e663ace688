import { test as base, type Page } from '@playwright/test';
import { EARLY_PRESS } from '../../services/browser/earlyPress';
import { watchPage, type PageWatch } from './watchPage';

/** Sent to the page: the stored answer of a visitor who refused (services/browser/visitor.ts). Frames of games have no storage, nor has an empty page. */
function answerConsent(answer: string): void {
  try {
    if (window === top && localStorage.getItem('consent') === null) localStorage.setItem('consent', answer);
  } catch {
    // Firefox throws there.
  }
}

/** In the page: whether it is alive and so keeps no press any more. One without scripts, or none of the site's, never did. */
const keepsNoPress = (place: string) => !(place in window);

/**
 * A page's scripts begin after its first paint, which may be after it has loaded: who opens a page or loads it anew waits for
 * them too. A page whose scripts never come is left as it is.
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

/** What is the same at every size of screen: such a test runs on a desktop alone, since a phone would tell nothing more. */
export const ANY_SIZE = { tag: '@any-size' };

/** What needs pictures, or the room they take: such a test runs once, on a desktop that loads them. */
export const WITH_PICTURES = { tag: '@pictures' };

/**
 * Playwright's test, with a watched page: a console error, an uncaught exception or a violation of the content policy
 * anywhere in a test fails it at its end. A test that provokes one says so first: `watch.expect(/404/)`.
 */
export const test = base.extend<{ watch: PageWatch; asksConsent: boolean }>({
  /** Tests of the consent banner set it; all others have answered it, so that it stands in nobody's way. */
  asksConsent: [false, { option: true }],
  watch: [
    async ({ page, asksConsent }, use) => {
      if (!asksConsent) await page.addInitScript(answerConsent, JSON.stringify({ value: 'refused', at: Date.now() }));
      waitUntilAlive(page);
      const watch = await watchPage(page);
      await use(watch);
      base.expect(watch.faults(), 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
