import { test as base } from '@playwright/test';
import { watchPage, type PageWatch } from './watchPage';

/**
 * Playwright's test, with a watched page: a console error, an uncaught exception or a violation of the content policy
 * anywhere in a test fails it at its end. A test that provokes one says so first: `watch.expect(/404/)`.
 */
export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchPage(page);
      await use(watch);
      base.expect(watch.faults(), 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
