import type { Page } from '@playwright/test';
import { expect, test, WITH_PICTURES } from '../support/test';
import { themeOrigin } from '../support/themes';

/** The parts of a page that depend only on the brand. */
async function brandOf(page: Page) {
  const logo = page.getByRole('banner').locator('img');
  // A loaded image has a natural width.
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return {
    theme: await page.locator('html').getAttribute('data-theme'),
    logo: new URL((await logo.getAttribute('src')) ?? '', page.url()).pathname,
    icon: await page.locator('link[rel=icon]').first().getAttribute('href'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    background: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    hero: await page.locator('main .scene').evaluate((scene) => getComputedStyle(scene).backgroundImage),
  };
}

test(
  'THEME-08 one setting changes name, colors, logo, icon and hero for two tenants of one backend',
  WITH_PICTURES,
  async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Curaçao/ })).toBeVisible();
    const first = await brandOf(page);

    const porcelain = themeOrigin(baseURL!, 'porcelain');
    await page.goto(porcelain);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Porcelain/ })).toBeVisible();
    const second = await brandOf(page);

    expect([first.theme, second.theme]).toEqual(['curacao', 'porcelain']);
    expect(second.logo).toBe('/api/core/casino/assets/brand/porcelain/logo.svg');
    expect(second.canonical).toBe(`${porcelain}/`);
    for (const key of ['logo', 'icon', 'canonical', 'background', 'hero'] as const)
      expect(first[key], key).not.toBe(second[key]);

    await page.goto('/');
    expect(await brandOf(page)).toEqual(first);
  },
);

test(
  'a demo round plays on a brand’s own host, which the studio allows to frame it',
  WITH_PICTURES,
  async ({ page, baseURL }) => {
    await page.goto(`${themeOrigin(baseURL!, 'riviera')}/casino`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /RTP \d/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Play demo' }).click();
    const spin = page.frameLocator('iframe').getByRole('button', { name: /^spin/i });
    await expect(spin).toBeEnabled();
    const round = page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
    await spin.click();
    await round;
    await expect(spin).toBeEnabled();
    await expect(page.getByText('Session', { exact: true })).toBeVisible();
  },
);
