import { themeOf } from '@/themes/brands/registry';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

for (const theme of ['wincraft', 'porcelain']) {
  test(`STACK-08 a player sees the operator’s ${theme} from the home page to a game`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await page.goto(themeOrigin(baseURL!, theme));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // By its name alone a page looks like any other: the colours come with the style sheet of the theme.
    await expect(page.locator('html')).toHaveCSS('--accent', themeOf(theme).tokens.accent);
    // The main menu is below the page on a phone and beside it on a desktop.
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveCount(1);
    const { width } = (await menu.boundingBox())!;
    const screen = page.viewportSize()!.width;
    expect(isMobile ? width === screen : width < screen / 3, `a menu ${width} wide`).toBe(true);

    await page
      .getByRole('main')
      .getByRole('link', { name: /RTP \d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/casino\/games\//);
    await expect(page.locator('html')).toHaveCSS('--accent', themeOf(theme).tokens.accent);
    await expect(page.getByRole('button', { name: 'Play demo' })).toBeInViewport();
  });
}

test('two brands on one host look different and keep their names', ANY_SIZE, async ({ page, baseURL }) => {
  const seen = [];
  for (const theme of ['wincraft', 'porcelain']) {
    await page.goto(`${themeOrigin(baseURL!, theme)}/casino`);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    seen.push({ background, title: await page.title() });
  }
  expect(seen[0]!.background).not.toBe(seen[1]!.background);
  expect(seen[0]!.title).not.toBe(seen[1]!.title);
});
