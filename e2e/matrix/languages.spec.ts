import { test as base, type Browser, type Page } from '@playwright/test';
import { localised } from '@/domain/links/localised';
import { expectAccessible } from '../support/axe';
import { untilAtRest } from '../support/hydrated';
import { signedInAs } from '../support/player/player';
import { decide, REFUSED } from '../support/test';
import { overflowOf, textFaults } from '../support/textFaults';
import { watchPage, type PageWatch } from '../support/watchPage';
import { isMissing } from './addresses';
import { everyLanguage, languageSample, type LanguageSight } from './languages';

/**
 * `npm run bench -- languages` sets the share of all pages, languages and widths to look at, and a folder for pictures of
 * those that hold most; without it, each language has one page.
 */
const share = Number(process.env.LANGUAGES_SHARE || 0);
const pictures = process.env.LANGUAGES_PICTURES;

/** What is looked at by people too (issue 25): home, deposit, calendar, limits, of a player. */
const PICTURED = ['/', '/deposit', '/cashback', '/profile2/limits'];

type Window = { page: Page; watch: PageWatch };

/** A window for all rows of a worker, of a guest or of a sample player: opening one per row would take longer. */
async function openWindow(browser: Browser, baseURL: string, player?: string): Promise<Window> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', baseURL });
  const page = await context.newPage();
  await page.addInitScript(decide, ['consent', REFUSED] as const);
  await page.addInitScript(decide, ['firstSteps', 'skipped'] as const);
  if (player) await signedInAs(page, player);
  return { page, watch: await watchPage(page) };
}

const test = base.extend<object, { guest: Window; player: Window }>({
  guest: [
    async ({ browser }, use, { project }) => {
      const window = await openWindow(browser, project.use.baseURL!);
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
  player: [
    async ({ browser }, use, { project }) => {
      const window = await openWindow(browser, project.use.baseURL!, 'player@baize.example');
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
    const { page, watch } = signed ? player : guest;
    // Requests aborted by leaving the previous row's page count as nobody's fault.
    await page.goto('about:blank');
    const before = watch.faults().length;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await untilAtRest(page);
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
    expect(await overflowOf(page), 'what makes the page too wide').toEqual([]);
    expect(await textFaults(page), 'texts that are cut, beside their button or on each other').toEqual([]);
    await expectAccessible(page, { frameless: true, look: 'structure' });
    const own = watch
      .faults()
      .slice(before)
      .filter((fault) => !isMissing(address) || !fault.includes('status of 404'));
    expect(own, 'console errors, hydration, exceptions and policy violations').toEqual([]);
  });
}

const all = everyLanguage();
if (share > 0) all.filter((_, index) => index % share === 0).forEach(lookAt);
else languageSample().forEach(lookAt);
