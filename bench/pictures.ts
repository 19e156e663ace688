import { mkdirSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { inRoot } from '../scripts/base/root';
import { launchBrowser } from './start/browser';
import { startSite } from './start/site';

const FOLDER = inRoot('.cache', 'pictures');

const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

/** Brands by their theme, and Arabic in the first. */
const LOOKS = [
  ...['curacao', 'wincraft', 'porcelain', 'lulu'].map((theme) => ({ name: theme, theme, prefix: '' })),
  { name: 'curacao-ar', theme: 'curacao', prefix: '/ar' },
];

/** Opens the search with a few letters typed, from the field or, on a phone, from its button. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox').first();
  await field.waitFor();
  await field.pressSequentially('kra');
  await page.getByRole('option').first().waitFor();
}

const SCREENS: readonly { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: '' },
  { name: 'list', path: '/casino' },
  { name: 'search', path: '/casino', act: search },
  { name: 'game', path: '/casino/games/kraken-tides' },
  { name: 'static', path: '/responsible-gambling' },
];

/** Takes screenshots of the main screens in four brands and in Arabic, wide and narrow, to compare with the design. */
export async function takePictures(): Promise<void> {
  const system = await startSite();
  const browser = await launchBrowser();
  mkdirSync(FOLDER, { recursive: true });
  const { port } = new URL(system.site);
  for (const { name: size, ...options } of SIZES) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const { name: look, theme, prefix } of LOOKS)
      for (const { name, path, act } of SCREENS) {
        await page.goto(`http://${theme}.localhost:${port}${prefix}${path}`);
        await page.waitForLoadState('networkidle');
        await act?.(page);
        await page.screenshot({ path: `${FOLDER}/${name}-${look}-${size}.png`, fullPage: !act });
      }
    await context.close();
  }
  await browser.close();
  await system.stop();
  console.log(`${SIZES.length * LOOKS.length * SCREENS.length} pictures in .cache/pictures`);
}
