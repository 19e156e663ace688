import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { PANEL } from '../support/player/panel';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

const section = (panel: Page, name: string) => panel.getByRole('region', { name });

test('no axe findings and no sideways scrolling on the control panel', async ({ page }) => {
  await page.goto(PANEL);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test(
  'a fault set on the panel shows the site’s error box, and the site recovers when it is removed',
  ANY_SIZE,
  async ({ page, context, baseURL, watch, isMobile }) => {
    watch.expect(/Failed to load resource|status of 503/);
    // Tests run in parallel on one sandbox, so each viewport size breaks a brand of its own that no other test plays.
    const brand = isMobile ? 'canopy' : 'jadehall';
    const panel = await context.newPage();
    await panel.goto(PANEL);
    const faults = section(panel, 'Faults');
    await faults.getByLabel('Call', { exact: true }).selectOption('launchGame');
    await faults.getByLabel('Brand').selectOption(brand);
    await faults.getByLabel('Fault', { exact: true }).selectOption('503');
    await faults.getByRole('button', { name: 'Set fault' }).click();
    await expect(panel.getByRole('status')).toHaveText('The fault is set.');

    await page.goto(`${themeOrigin(baseURL!, brand)}/casino`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /RTP \d/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Play demo' }).click();
    const game = page.getByRole('region', { name: 'Game', exact: true });
    await expect(game.getByRole('alert')).toBeVisible();

    await faults.getByRole('button', { name: `Take back: launchGame, ${brand}` }).click();
    await expect(panel.getByRole('status')).toHaveText('The fault is taken back.');
    await game.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
);

test('the site detects the visitor set on the panel in this browser', ANY_SIZE, async ({ page, context }) => {
  const located = async () => {
    await page.goto('/');
    return page.evaluate(async () => {
      const answer = await fetch('/api/admin/get-location');
      return ((await answer.json()) as { data: { location: { country: string } } }).data.location.country;
    });
  };
  expect(await located()).toBe('DE');
  const panel = await context.newPage();
  await panel.goto(PANEL);
  const visitor = section(panel, 'Detected visitor');
  await visitor.getByLabel('Country').selectOption('CA');
  await visitor.getByRole('button', { name: 'Set visitor' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^The visitor is set\./);
  expect(await located()).toBe('CA');
  await panel.goto(PANEL);
  await expect(visitor.getByLabel('Country')).toHaveValue('CA');
  await visitor.getByRole('button', { name: 'As it is' }).click();
  await expect(panel.getByRole('status')).toHaveText('The visitor is detected as it is.');
  expect(await located()).toBe('DE');
});
