import type { Browser, Page } from '@playwright/test';
import { isMissing, templates } from '../e2e/matrix/addresses';
import { MODALS } from '../store/modal';
import { launchBrowser } from './start/browser';
import { atMost, type Figure } from './start/figures';
import { signIn } from './inputs/inputs';
import { startSite } from './start/site';

const BOUND = 0.02;

const SIZES = [
  { size: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { size: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

declare global {
  interface Window {
    /** Recorded by `noteShifts`: how far, and what moved. */
    notedShifts: { value: number; what: string[] }[];
  }
}

/** Records every layout shift that no press of the visitor caused, from the page's first script on. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== top) return;
    window.notedShifts = [];
    const nameOf = (node: Node | null | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return '(gone)';
      return `${element.localName}.${element.className} "${(element.textContent ?? '').slice(0, 24)}"`;
    };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.notedShifts.push({ value, what: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts at an address until late parts have come, and what moved in the largest. */
async function shiftAt(page: Page, address: string): Promise<{ sum: number; largest: string }> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Late parts come when the page is idle.
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => window.notedShifts);
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0];
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.what.join(', ') ?? '' };
}

/** Every page of the site, and every dialog an address may open. */
function addresses(begin: string): string[] {
  const pages = templates().flatMap((template) => template.addresses.filter((address) => !isMissing(address)));
  const dialogs = Object.keys(MODALS).map((name) => `/?modal=${name}`);
  return [...pages, ...dialogs].filter((address) => address.startsWith(begin));
}

/** The layout shift of each address for one visitor at one size. */
async function walk(
  browser: Browser,
  site: string,
  begin: string,
  isPlayer: boolean,
  { size, options }: (typeof SIZES)[number],
) {
  const rows: Figure[] = [];
  for (const address of addresses(begin)) {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(60_000);
    await noteShifts(page);
    if (isPlayer) await signIn(page, site, 'player@baize.example');
    const { sum, largest } = await shiftAt(page, site + address);
    const what = `${size}, ${isPlayer ? 'player' : 'guest'}: ${address}`;
    rows.push({ what, figure: sum, target: atMost(BOUND), detail: sum > BOUND ? largest : '' });
    await page.context().close();
  }
  return rows;
}

/** Cumulative layout shift of every address that starts with `begin`, by phone and desktop, for guest and player. */
export async function shiftFigures(begin = '/'): Promise<Figure[]> {
  const system = await startSite({});
  const browser = await launchBrowser();
  const rows: Figure[] = [];
  for (const size of SIZES)
    for (const isPlayer of [false, true]) rows.push(...(await walk(browser, system.site, begin, isPlayer, size)));
  await browser.close();
  await system.stop();
  return rows;
}
