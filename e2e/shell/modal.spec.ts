import type { Page } from '@playwright/test';
import { blockStorage } from '../support/blockedStorage';
import { untilAtRest } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';

/** Calls Next's router as the site does when a dialog opens or closes. */
const goShallow = (page: Page, how: 'push' | 'replace', address: string) =>
  page.evaluate(
    ([method, to]) => {
      const { router } = (window as unknown as { next: { router: Record<string, (...args: unknown[]) => unknown> } })
        .next;
      return router[method]!(to, undefined, { shallow: true, scroll: false, locale: false }) as Promise<boolean>;
    },
    [how, address] as const,
  );

const watchRequests = (page: Page, pattern: RegExp) => {
  const seen: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && seen.push(request.url()));
  page.on('websocket', (socket) => pattern.test(socket.url()) && seen.push(socket.url()));
  return seen;
};

for (const name of ['nothing']) {
  test(`MODAL-13 /casino?modal=${name} shows the page without a dialog at its address`, ANY_SIZE, async ({ page }) => {
    const address = `/casino?modal=${name}&met=visa`;
    const socket = watchRequests(page, /socket\.io/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
    await untilAtRest(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(socket, 'a guest opens no socket').toEqual([]);
  });
}

for (const path of ['/casino', '/de/casino?category=ways']) {
  test(`Back and Forward across a dialog fetch no data and keep the page ${path}`, ANY_SIZE, async ({ page }) => {
    await page.goto(path);
    await untilAtRest(page);
    const data = watchRequests(page, /_next\/data/);
    const tile = await page
      .getByRole('main')
      .getByRole('link', { name: /RTP \d/ })
      .first()
      .elementHandle();
    const asked = `${path}${path.includes('?') ? '&' : '?'}modal=login`;
    await goShallow(page, 'push', asked);
    await expect(page).toHaveURL(asked);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(asked);
    await goShallow(page, 'replace', path);
    await expect(page).toHaveURL(path);
    expect(data).toEqual([]);
    expect(await tile?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('STOR-09 the site works with storage blocked', ANY_SIZE, async ({ page }) => {
  await blockStorage(page);
  await page.goto('/casino');
  await page
    .getByRole('main')
    .getByRole('link', { name: /RTP \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/casino\/games\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
