import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';

const root = (page: Page) => page.locator('html');

/** Opens the selector in the footer and chooses a language by its own name. */
async function choose(page: Page, name: string): Promise<void> {
  const selector = page.getByRole('contentinfo').locator('details');
  const link = selector.getByRole('link', { name, exact: true });
  const before = page.url();
  // The list above grows as the footer comes near, so a press on the selector may miss it and is repeated.
  await expect(async () => {
    if (page.url() === before) {
      if (!(await link.isVisible())) await selector.locator('summary').click({ timeout: 5_000 });
      await link.click({ timeout: 5_000 });
    }
    await expect(page).not.toHaveURL(before, { timeout: 5_000 });
  }).toPass();
}

test('I18N-12 I18N-16 choosing a language keeps page and query, changes text and direction, and survives a reload', async ({
  page,
}) => {
  await page.goto('/casino?category=ways');
  await choose(page, 'Deutsch');
  await expect(page).toHaveURL('/de/casino?category=ways');
  await expect(root(page)).toHaveAttribute('lang', /^de\b/);
  await expect(page.getByRole('navigation', { name: 'Kategorien' })).toBeVisible();

  await choose(page, 'العربية');
  await expect(page).toHaveURL('/ar/casino?category=ways');
  await expect(root(page)).toHaveAttribute('lang', /^ar\b/);
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'الفئات' })).toBeVisible();

  await choose(page, 'English');
  await expect(page).toHaveURL('/casino?category=ways');
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
  // The country is kept for the language's region (OP-006); the language itself only in the address (OP-003).
  expect(await page.evaluate(() => document.cookie)).toMatch(/^(countryCode=[A-Z]{2})?$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /lang|locale|i18n/i.test(key)))).toEqual(
    [],
  );
});

test('hydration keeps a page’s title and description', ANY_SIZE, async ({ page }) => {
  await page.addInitScript(() => {
    const heads = ((window as unknown as { heads: Set<string> }).heads = new Set<string>());
    const note = () => {
      const described = document.querySelector('meta[name=description]') !== null;
      if (document.readyState !== 'loading') heads.add(`${document.title}, ${described}`);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/casino');
  await untilHydrated(page);
  const heads = await page.evaluate(() => [...(window as unknown as { heads: Set<string> }).heads]);
  expect(heads).toEqual([expect.stringMatching(/^Casino .*, true$/)]);
});

test('I18N-11 the cookie’s country is the region of the page’s language', ANY_SIZE, async ({ request }) => {
  // Not with pages: an open page sets the cookie to its own country.
  const region = async (countryCode: string, path: string) => {
    const answer = await request.get(path, { headers: { cookie: `countryCode=${countryCode}` } });
    return / lang="([^"]+)"/.exec(await answer.text())?.[1];
  };
  expect(await region('MT', '/')).toBe('en-MT');
  expect(await region('AT', '/de')).toBe('de-AT');
  expect(await region('xx', '/de')).toBe('de');
});

test(
  'a game’s page describes the game to search engines in its HTML; after a link there is no such data',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('/casino');
    await page.getByRole('main').locator('a[href*="/casino/games/"]').first().click();
    await expect(page).toHaveURL(/\/casino\/games\//);
    await expect(page.getByRole('button', { name: 'Play demo' })).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await page.reload();
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as object;
    expect(facts).toMatchObject({ '@type': 'VideoGame', url: page.url() });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((facts as { name: string }).name);
  },
);

test(
  'robots.txt names the sitemap, which names a file per language with its pages and games',
  ANY_SIZE,
  async ({ request, baseURL }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(await robots.text()).toContain('Allow: /api/core/casino/assets/\nDisallow: /api/\n');
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.headers()['content-type']).toContain('application/xml');
    const index = await sitemap.text();
    const fileOf = (code: string) => `${baseURL}/sitemap.xml?language=${code}`;
    for (const code of ['en', 'ar', 'de']) expect(index).toContain(`<loc>${fileOf(code)}</loc>`);
    expect(index).not.toContain(fileOf('xx'));
    // Its hundreds of addresses are asked for one after the other; what was asked is kept.
    await expect.poll(async () => (await request.get(fileOf('en'))).status()).toBe(200);
    expect(await (await request.get(fileOf('en'))).text()).toContain(`<loc>${baseURL}/casino</loc>`);
    const german = await (await request.get(fileOf('de'))).text();
    for (const path of ['/de', '/de/casino']) expect(german).toContain(`<loc>${baseURL}${path}</loc>`);
    expect(german.match(/<loc>[^<]*\/de\/casino\/games\//g)?.length).toBeGreaterThan(100);
    expect((await request.get('/de/robots.txt')).status()).toBe(404);
  },
);

for (const path of ['/ar', '/ar/casino', '/th', '/th/casino', '/de/casino']) {
  test(`no axe findings, no sideways scrolling and no console errors on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
