import type { Page } from '@playwright/test';
import { untilAtRest } from '../support/hydrated';
import { signedIn } from '../support/player/player';
import { PORTS } from '../support/ports';
import { ANY_SIZE, expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Until the worker serves the next page, with the first offline page kept. */
const untilServed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The path of everything that the worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

test('ENG-11 Chromium finds the site installable', ANY_SIZE, async ({ page }) => {
  await page.goto('/de/casino');
  await untilAtRest(page);
  await untilServed(page);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = (await session.send('Page.getAppManifest')) as {
    url: string;
    errors: unknown[];
    data?: string;
  };
  expect(new URL(url).pathname).toBe('/de/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ name: 'Curaçao', start_url: '/de', lang: 'de' });
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // A test's window is a private one, in which nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('each brand is its own app with a rendered icon', ANY_SIZE, async ({ page }) => {
  for (const [brand, name] of [
    ['porcelain', 'Porcelain'],
    ['lulu', 'Lulu'],
  ]) {
    await page.goto(`http://${brand}.localhost:${PORTS.site}/`);
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    expect(manifest.name).toBe(name);
    const type = await page.evaluate(
      async (src) => (await fetch(src)).headers.get('content-type'),
      manifest.icons[0].src as string,
    );
    expect(type).toContain('image/svg+xml');
  }
});

test('an offline start shows the brand and what to do, in the page’s language', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await page.goto('/de/casino');
  await untilAtRest(page);
  await untilServed(page);
  await page.goto('/casino');
  await untilAtRest(page);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await context.setOffline(true);
  await page.goto('/vip');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.locator('.brand')).toHaveText('Curaçao');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
  await page.goto('/de/Wallet');
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/de\/Wallet/);
});

test('a player’s visit leaves no page and no backend answer in the cache', ANY_SIZE, async ({ page }) => {
  await signedIn(page);
  await page.goto('/');
  await untilAtRest(page);
  await untilServed(page);
  for (const path of ['/casino', '/Wallet', '/profile', '/profile/transactions']) {
    await page.goto(path);
    await untilAtRest(page);
  }
  const kept = await keptPaths(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => !path.startsWith('/_next/static/'))).toEqual(['/offline.html']);
});

test('a newer version is offered, respects "Later", and loads on click', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino');
  await untilAtRest(page);
  await untilServed(page);
  // Only a page that the worker serves keeps a newer one waiting.
  await page.reload();
  await untilAtRest(page);
  /** Another address is another worker to the browser, as another text is. */
  const publish = () => page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined));
  await publish();
  await expect(page.getByRole('heading', { name: 'A new version is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A new version is ready' })).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null)).toBe(
    true,
  );
  await page.reload();
  await untilAtRest(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await expect(page).toHaveURL('/casino');
});

test('W-25 the browser’s install offer is shown, and "Later" also holds on the next page', async ({ page }) => {
  const offer = () =>
    page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt() {} })),
    );
  await page.goto('/casino');
  expect(await offer(), 'the browser’s own bar is held back').toBe(false);
  await untilAtRest(page);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Install Curaçao' })).toHaveCount(0);
  await page.goto('/promotions');
  await offer();
  await untilAtRest(page);
  await expect(page.getByRole('region', { name: 'Install Curaçao' })).toHaveCount(0);
});
