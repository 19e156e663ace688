import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { watchPage } from './watchPage';

const ADDRESS = 'http://watched.localhost/';

/** A page that the fixture does not watch, so that its errors do not fail the test. */
async function show(page: Page, body: string, policy = '') {
  const other = await page.context().newPage();
  await other.route(ADDRESS, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><title>x</title>${body}`,
    }),
  );
  const watch = await watchPage(other);
  return { other, watch };
}

for (const [what, body, policy, fault] of [
  ['a console error', '<script>console.error("broken")</script>', '', /^broken/],
  ['an uncaught exception', '<script>throw new TypeError("torn")</script>', '', /TypeError: torn/],
  ['a policy violation', '<p style="color: red">', "style-src 'none'", /policy violation: style-src-attr inline/],
] as const) {
  test(`the watch sees ${what}`, async ({ page }) => {
    const { other, watch } = await show(page, body, policy);
    await other.goto(ADDRESS);
    await expect.poll(() => watch.faults().some((text) => fault.test(text))).toBe(true);
  });
}

test('the watch lets pass what was expected, and a quiet page', async ({ page }) => {
  const { other, watch } = await show(page, '<script>console.error("broken")</script>');
  watch.expect(/^broken/);
  await other.goto(ADDRESS);
  await other.close();
  expect(watch.faults()).toEqual([]);
});

test('a frame of another origin keeps its session storage, as in a browser of today', async ({ page }) => {
  const frame = 'http://127.0.0.1:1/';
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${frame}">` }));
  await page.route(frame, (route) => route.fulfill({ contentType: 'text/html', body: 'a game' }));
  await page.goto(ADDRESS);
  const game = page.frames().find((each) => each.url() === frame);
  expect(await game?.evaluate(() => sessionStorage.length)).toBe(0);
});
