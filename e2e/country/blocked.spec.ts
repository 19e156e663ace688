import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { untilAtRest } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';

const TITLE = 'We can’t offer games where you are';
const IP = '203.0.113.24';

/** Makes the sandbox locate this browser in that country. */
const comeFrom = (context: BrowserContext, baseURL: string, country: string) =>
  context.addCookies([{ name: 'sandboxVisitor', value: `${country}_${IP}`, url: baseURL }]);

const overlay = (page: Page) => page.getByRole('alertdialog', { name: TITLE });
const lobby = (page: Page) => page.getByRole('heading', { level: 1, name: 'Casino' });
const keep = (page: Page, name: string, value: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [name, value]);

const reportsOf = (page: Page) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/country-blocked')) reports.push(request.postDataJSON());
  });
  return reports;
};

test('a visitor from an excluded country is blocked on every page but the open ones, and reported once', async ({
  page,
  context,
  baseURL,
}) => {
  await comeFrom(context, baseURL!, 'NL');
  const reports = reportsOf(page);
  await page.goto('/casino');
  await expect(overlay(page)).toContainText('NL');
  await expect(overlay(page)).toContainText(IP);
  await expect(lobby(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ ip: IP, country: 'NL' });
  // A report that was aborted is sent again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('blockReports'))).not.toBeNull();

  await page.reload();
  await expect(overlay(page)).toContainText(IP);
  await overlay(page).getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  // The terms are a different page and so reported separately; the lobby was already reported.
  await expect.poll(() => reports.map((report) => (report as { country: string }).country)).toEqual(['NL', 'NL']);
});

test('the first paint hides the page from a visitor blocked before', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|Failed to load/);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  // Opening a page would wait for its scripts (support/test.ts), which never come.
  await page.goto('/casino', { waitUntil: 'commit' });
  await expect(lobby(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('blockedCountry', 'NL'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(TITLE)).toBeVisible();
  await expect(lobby(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('token', 'some token'));
  await page.reload({ waitUntil: 'commit' });
  await expect(lobby(page)).toBeVisible();
});

test(
  'the block traps focus, ignores Escape, and the log-in opens above it',
  ANY_SIZE,
  async ({ page, context, baseURL }) => {
    await comeFrom(context, baseURL!, 'NL');
    await page.goto('/casino');
    await expect(overlay(page)).toBeVisible();
    const strayed = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at === null || at === document.body || at.closest('[role=alertdialog]')
          ? null
          : at.outerHTML.slice(0, 200);
      });
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(step < 12 ? 'Tab' : 'Escape');
      expect(await strayed()).toBeNull();
    }
    await expect(overlay(page)).toBeVisible();
    const button = overlay(page).getByRole('button', { name: 'Log In' });
    await button.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(overlay(page)).toBeVisible();
    await expect(button).toBeFocused();
  },
);

test(
  'CNTRY-12 a position in a served country lifts the block permanently',
  ANY_SIZE,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
    await comeFrom(context, baseURL!, 'NL');
    await page.goto('/casino');
    await overlay(page).getByRole('button', { name: 'Reverify Location' }).click();
    await expect(lobby(page)).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByText('Your location was confirmed.')).toBeVisible();
    await page.reload();
    await expect(lobby(page)).toBeVisible();
    await untilAtRest(page);
    await expect(overlay(page)).toBeHidden();
  },
);

test('a position in an excluded country, or none, keeps the block', ANY_SIZE, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['geolocation'], { origin: baseURL! });
  await context.setGeolocation({ latitude: 52.37, longitude: 4.9 });
  await comeFrom(context, baseURL!, 'NL');
  await page.goto('/casino');
  const button = overlay(page).getByRole('button', { name: 'Reverify Location' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(overlay(page)).toBeVisible();
  await context.clearPermissions();
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(overlay(page)).toBeVisible();
});

test('whitelisted=1 lifts the block and is remembered', ANY_SIZE, async ({ page, context, baseURL }) => {
  await comeFrom(context, baseURL!, 'NL');
  await keep(page, 'blockedCountry', 'NL');
  await page.goto('/casino?whitelisted=1');
  await expect(lobby(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('whitelisted'))).toBe('1');
  await page.goto('/casino/slots');
  await untilAtRest(page);
  await expect(overlay(page)).toBeHidden();
});

for (const language of ['', '/ar'])
  test(`no axe findings and no overflow in the block: ${language || '/en'}`, async ({ page, context, baseURL }) => {
    await comeFrom(context, baseURL!, 'NL');
    await page.goto(`${language}/casino`);
    await expect(page.getByRole('alertdialog')).toContainText(IP);
    await expectAccessible(page, { frameless: true });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector('[role=alertdialog]')!;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

test('the test panel switches this browser to another country and back', ANY_SIZE, async ({ page }) => {
  await keep(page, 'countryCheck', '1');
  await page.goto('/casino');
  const panel = page.getByRole('complementary', { name: 'Test panel' });
  await panel.getByText('Test panel').click();
  await panel.getByRole('combobox', { name: 'Theme' }).selectOption('linen');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'linen');
  await panel.getByRole('combobox', { name: 'Country' }).selectOption('NL');
  await expect(overlay(page)).toContainText('NL');
  await expectAccessible(page, { frameless: true });
  const reloaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Reload page' }).click();
  await reloaded;
  await expect(overlay(page)).toBeVisible();
  await panel.getByText('Test panel').click();
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await expect(panel).toBeHidden();
  await expect(lobby(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'curacao');
});
