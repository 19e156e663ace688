import { STATIC_PAGES, type StaticPageKey } from '@/config/pages/staticPages';
import { ANY_SIZE, expect, test, WITH_PICTURES } from '../support/test';

const NAMES: Readonly<Record<StaticPageKey, string>> = {
  'terms-and-conditions': 'Terms and conditions',
  'privacy-policy': 'Privacy policy',
  'aml-policy': 'AML policy',
  'responsible-gambling': 'Responsible gambling',
  'kyc-refund-policy': 'KYC and refund policy',
  'bonus-terms': 'Bonus terms',
  'legal-use-of-website': 'Legal use of the website',
};

test(
  'STACK-01 I18N-09 the server’s HTML has heading, games and translated text before any script runs',
  ANY_SIZE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/casino');
    await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /RTP \d/ })).not.toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/\b(shell|lobby|ui|game)\.[a-z]/);
    await context.close();
  },
);

test(
  'I18N-01 a visitor whose browser asks for French gets English, without a redirect',
  ANY_SIZE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL });
    const page = await context.newPage();
    const answer = await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(answer?.request().redirectedFrom()).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  },
);

test('CONF-06 the brand name is in the title', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino');
  await expect(page).toHaveTitle(/Curaçao/);
});

test('CONF-32 pictures come from the assets address', WITH_PICTURES, async ({ page }) => {
  await page.goto('/casino');
  const sources = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^\/api\/core\/casino\/assets\//);
  const width = () =>
    page
      .locator('img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

for (const path of ['/none/such/page', '/_app', '/admin', '/casino/games']) {
  test(
    `NAV-18 ${path} is 404 with title, text and a Go Home button that leads to /`,
    ANY_SIZE,
    async ({ page, watch }) => {
      watch.expect(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('NAV-14 the shell is no page of its own', ANY_SIZE, async ({ request }) => {
  expect((await request.get('/_app')).status()).toBe(404);
  expect((await request.get('/_document')).status()).toBe(404);
});

test("GAME-07 an unknown game is 404 and says 'GAME NOT FOUND'", ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/404/);
  const answer = await page.goto('/casino/games/no-such-game');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'GAME NOT FOUND' })).toBeVisible();
});

test('the content security policy is strict on every kind of page', ANY_SIZE, async ({ request }) => {
  for (const path of ['/', '/casino', '/nowhere', '/casino/games/no-such-game']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toMatch(/default-src \S+\/_next\/static\/;/);
    for (const kind of ['object-src', 'media-src', 'base-uri', 'frame-ancestors'])
      expect(policy, path).toContain(`${kind} 'none'`);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe/);
  }
});

for (const key of STATIC_PAGES) {
  test(
    `NAV-12 /${key} is a written page, readable without script, and the footer leads to it`,
    ANY_SIZE,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: NAMES[key] }).click();
      await expect(page).toHaveURL(`/${key}`);
      await expect(page.getByRole('heading', { level: 1, name: NAMES[key] })).toBeVisible();
      await expect(page.getByRole('article')).not.toContainText(/sample text|operator/i);
      await context.close();
    },
  );
}
