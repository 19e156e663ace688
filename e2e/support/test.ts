import { test as base } from '@playwright/test';
import { watchPage, type PageWatch } from './watchPage';

/** Sent to the page: the stored answer of a visitor who refused (services/visitor.ts). Frames of games have no storage, nor has an empty page. */
function answerConsent(answer: string): void {
  try {
    if (window === top && localStorage.getItem('consent') === null) localStorage.setItem('consent', answer);
  } catch {
    // Firefox throws there.
  }
}

/** What is the same at every size of screen: such a test runs on a desktop alone, since a phone would tell nothing more. */
export const ANY_SIZE = { tag: '@any-size' };

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
      const watch = await watchPage(page);
      await use(watch);
      base.expect(watch.faults(), 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
