import type { Page, Route } from '@playwright/test';
import { launchBrowser } from './start/browser';
import { atMost, count, type Figure } from './start/figures';
import { signIn } from './inputs/inputs';
import { startSite } from './start/site';

const ROWS = 100_000;
const DAYS = 300;
const LONG_MS = 50;
const PERIOD = 'from=2026-01-01&to=2026-10-31';

/** One of the rows of a history that never was: a bet or a win of ten cents. */
const rowOf = (at: number) => ({
  transactionId: `round-${at}`,
  date: new Date(Date.UTC(2026, 0, 1 + (at % DAYS), 12)).toISOString(),
  type: at % 2 === 0 ? 'bet' : 'win',
  amount: at % 2 === 0 ? '-0.10' : '0.10',
  gameId: 'kraken-tides',
  gameName: 'Kraken Tides',
  currencyCode: 'EUR',
});

/** Answers as a backend that holds so many rows. */
async function answer(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const [page, limit] = [Number(searchParams.get('pageNo')), Number(searchParams.get('limit'))];
  const rows = Array.from({ length: Math.min(limit, ROWS - (page - 1) * limit) }, (_, at) =>
    rowOf((page - 1) * limit + at),
  );
  await route.fulfill({ json: { data: { history: { rows, count: ROWS } } } });
}

/** Notes every task over 50 ms from now on, as the browser sees them. */
const noteTasks = (page: Page) =>
  page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { longTasks: long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });

/** A statement of 100,000 rows, made in the browser: how long its longest task is, and what it adds up to. */
export async function statementFigures(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, site.site, 'player@baize.example');
    await page.route(/\/api\/user\/casino-history\?/, answer);
    await page.goto(`${site.site}/profile/transactions?statement=period&${PERIOD}`);
    await page.getByRole('button', { name: 'Create statement' }).waitFor();
    await page.waitForLoadState('networkidle');
    await noteTasks(page);
    const begun = performance.now();
    await page.getByRole('button', { name: 'Create statement' }).click();
    await page.getByRole('article').waitFor({ timeout: 600_000 });
    const seconds = (performance.now() - begun) / 1_000;
    await page.getByRole('row').nth(DAYS).waitFor();
    const tasks = await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return (window as unknown as { longTasks: number[] }).longTasks;
    });
    const told = (await page.getByRole('article').textContent()) ?? '';
    if (!told.includes('€5,000.00')) throw new Error(`The statement does not add up: ${told.slice(0, 400)}`);
    return [
      {
        what: `statement of ${count(ROWS)} rows: the longest task`,
        figure: Math.max(0, ...tasks),
        unit: ' ms',
        target: atMost(LONG_MS),
        detail: `${tasks.length} tasks over ${LONG_MS} ms, ${seconds.toFixed(1)} s in all`,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}
