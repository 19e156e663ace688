import { test as base, type Browser } from '@playwright/test';
import { localised } from '@/domain/links/localised';
import { expectAccessible } from '../support/axe';
import { untilAtRest } from '../support/hydrated';
import { expectNoOverflow } from '../support/overflow';
import { signedInAs } from '../support/player/player';
import { decide, REFUSED } from '../support/test';
import { textFaults } from '../support/textFaults';
import { everyLanguage, languageSample, type LanguageSight } from './languages';
import { freshRow, openWindow, type Window } from './window';

/**
 * `npm run bench -- languages` sets the share of all pages, languages and widths to look at, and a folder for pictures of
 * those that hold most; without it, each language has one page.
 */
const share = Number(process.env.LANGUAGES_SHARE || 0);
const pictures = process.env.LANGUAGES_PICTURES;

/** What is looked at by people too (issue 25): home, deposit, calendar, limits, of a player. */
const PICTURED = ['/', '/deposit', '/cashback', '/profile2/limits'];

/** The window of a visitor who has decided everything, a guest or a sample player. */
async function decidedWindow(browser: Browser, baseURL: string, player?: string): Promise<Window> {
  const window = await openWindow(browser, { baseURL, serviceWorkers: 'block' });
  await window.page.addInitScript(decide, ['consent', REFUSED] as const);
  await window.page.addInitScript(decide, ['firstSteps', 'skipped'] as const);
  if (player) await signedInAs(window.page, player);
  return window;
}

const test = base.extend<object, { guest: Window; player: Window }>({
  guest: [
    async ({ browser }, use, { project }) => {
      const window = await decidedWindow(browser, project.use.baseURL!);
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
  player: [
    async ({ browser }, use, { project }) => {
      const window = await decidedWindow(browser, project.use.baseURL!, 'player@baize.example');
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
});
const { expect } = test;

function lookAt({ address, locale, width, signed }: LanguageSight): void {
  const path = localised(address, locale.code);
  const who = signed ? 'player' : 'guest';

  test(`${path} at ${width} for a ${who}`, async ({ guest, player }) => {
    const window = signed ? player : guest;
    const { page } = window;
    const faultsOf = await freshRow(window);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await untilAtRest(page);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', new RegExp(`^${locale.tag.split('-')[0]}\\b`));
    await expect(html).toHaveAttribute('dir', locale.dir);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const picture = signed && pictures && PICTURED.includes(address);
    if (picture)
      await page.screenshot({
        path: `${pictures}/${address.split('/').at(-1) || 'home'}-${width}-${locale.code}.png`,
        fullPage: true,
      });
    await expectNoOverflow(page);
    expect(await textFaults(page), 'texts that are cut, beside their button or on each other').toEqual([]);
    await expectAccessible(page, { frameless: true, look: 'structure' });
    expect(faultsOf(address), 'console errors, hydration, exceptions and policy violations').toEqual([]);
  });
}

const all = everyLanguage();
if (share > 0) all.filter((_, index) => index % share === 0).forEach(lookAt);
else languageSample().forEach(lookAt);
