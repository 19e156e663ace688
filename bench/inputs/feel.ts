import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../start/browser';
import { atMost, type Figure } from '../start/figures';
import { noteInputs, signIn, slowDown, takeInputs } from './inputs';
import { startSite } from '../start/site';

const TIMES = 5;
const BOUND_MS = 100;
const SIGN_UP_MS = 800;

/** A phone's line, as Lighthouse has it: bytes a second, and milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Press = {
  what: string;
  path: string;
  /** Who presses; a guest by default. */
  player?: boolean;
  /** Brings the page to where the press is, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
};

const dialog = (page: Page) => page.getByRole('dialog').last();
const tile = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem').nth(2);
const opens = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** What a player presses most (issue 21): each is measured on a page of its own, at rest. */
const PRESSES: readonly Press[] = [
  {
    what: 'filter: another order',
    path: '/casino',
    press: (page) => page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Highest RTP' }).click(),
  },
  {
    what: 'search: a letter',
    path: '/casino?modal=search',
    before: (page) => dialog(page).getByRole('combobox').focus(),
    press: (page) => page.keyboard.press('k'),
  },
  { what: 'open a game', path: '/casino', press: (page) => tile(page).getByRole('link').click() },
  { what: 'open the log-in', path: '/casino', press: opens('Log in') },
  { what: 'open the sign-up', path: '/casino', press: opens('Register') },
  { what: 'open the search', path: '/casino', press: (page) => page.keyboard.press('/') },
  { what: 'open the filters', path: '/casino', press: (page) => page.getByRole('link', { name: /^Filters/ }).click() },
  {
    what: 'open the calendar',
    path: '/',
    press: (page) => page.getByRole('link', { name: 'View all: Rakeback calendar' }).click(),
  },
  { what: 'open a day of the calendar', path: '/cashback', player: true, press: opens(/Claim$/) },
  {
    what: 'claim',
    path: '/cashback',
    player: true,
    before: (page) => opens(/Claim$/)(page),
    press: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Claim/ })
        .click(),
  },
  { what: 'add a favorite', path: '/casino', player: true, press: (page) => tile(page).getByRole('button').click() },
  {
    what: 'open the languages',
    path: '/contacts',
    press: (page) => page.getByRole('contentinfo').locator('summary').click(),
  },
];

/** The longest time from the press to its frame, in milliseconds; the browser reports none below 16. */
async function timed(page: Page, site: string, { path, before, press }: Press): Promise<number> {
  await page.goto(site + path);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  await before?.(page);
  await page.waitForTimeout(500);
  const client = await slowDown(page);
  await takeInputs(page);
  await press(page);
  await page.waitForTimeout(500);
  const noted = await takeInputs(page);
  await client.detach();
  return Math.max(0, ...noted.map(({ duration }) => duration));
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Longer than a page waits, once it stands, before it loads ahead (hooks/whenAtRest.ts). */
const QUIET_MS = 8_000;

/** Waits until the page has loaded ahead all that it will. */
async function untilAtRest(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await fetched(); before < now; now = await fetched()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

/**
 * Milliseconds from the press on Register to a field that can be written in, by a phone's line and a processor four times
 * slower: on a page at rest, or at once, before anything was loaded ahead.
 */
async function untilWritable(browser: Browser, site: string, atRest: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(60_000);
  const client = await slowDown(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await page.goto(`${site}/casino`);
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  if (atRest) await untilAtRest(page);
  const took = await page
    .getByRole('button', { name: 'Register' })
    .first()
    .evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          button.click();
          const look = () => {
            if (document.querySelector('dialog[open] form input:not(:disabled)')) resolve(performance.now() - begin);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  await page.close();
  return took;
}

async function signUpFigures(browser: Browser, site: string): Promise<Figure[]> {
  const rows: Figure[] = [];
  for (const atRest of [true, false]) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) times.push(await untilWritable(browser, site, atRest));
    rows.push({
      what: `feel: sign-up until it can be written in, ${atRest ? 'page at rest' : 'pressed at once'}`,
      figure: middle(times),
      unit: ' ms',
      target: atMost(SIGN_UP_MS),
      detail: `slowest ${Math.round(Math.max(...times))}`,
    });
  }
  return rows;
}

/** Interaction to next paint on a processor four times slower, the median of five. */
export async function feelFigures(): Promise<Figure[]> {
  const system = await startSite({});
  const browser = await launchBrowser();
  const rows: Figure[] = [];
  for (const one of PRESSES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await noteInputs(page);
    if (one.player) await signIn(page, system.site, 'player@baize.example');
    // The answer to a claim is none of the press; so each of the five finds its day unclaimed.
    await page.route('**/rakeback-claim**', (route) => route.fulfill({ status: 503, body: '{}' }));
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) times.push(await timed(page, system.site, one));
    await page.close();
    const detail = `slowest ${Math.max(...times)}`;
    rows.push({
      what: `feel: ${one.what}, 4× slower`,
      figure: middle(times),
      unit: ' ms',
      target: atMost(BOUND_MS),
      detail,
    });
  }
  rows.push(...(await signUpFigures(browser, system.site)));
  await browser.close();
  await system.stop();
  return rows;
}
