import { type Browser, type CDPSession, type Locator, type Page, type Request } from '@playwright/test';
import { launchBrowser } from './start/browser';
import { atLeast, atMost, count, type Figure } from './start/figures';
import { median } from './start/rounds';
import { startSite } from './start/site';

const GAMES = 10_000;

/** Number of games to scroll past, pixels per wheel turn and frame, and the time limit. */
const TO_SEE = 1_000;
const TURN = 300;
const SCROLL_MS = 60_000;

/** Typical search input: complete, incomplete, misspelt, without an accent. */
const WORDS = ['kraken', 'book of', 'oasys', 'zues', 'pharao'];

/** Pause between two keys of a fast typist. */
const PAUSE_MS = 150;

const SLOW_DOWN = 4;

/** Number of measuring passes. */
const PASSES = 3;

type Settled = () => Promise<void>;

/** Returns a function that waits until all of the page's requests have finished. */
function arrivals(page: Page): Settled {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do await page.waitForTimeout(50);
    while (open.size > 0);
  };
}

const KEY_EVENTS = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];

/** Start and duration in ms. */
type Span = { startTime: number; duration: number };

declare global {
  interface Window {
    /** Recorded by `note`. */
    noted: { task: Span[]; key: Span[] };
  }
}

/** Runs before any script of the page: records its long tasks and slow key events in `window.noted`. */
function note(keyEvents: string[]): void {
  window.noted = { task: [], key: [] };
  const observe = (type: string, into: Span[], isMeant: (entry: PerformanceEntry) => boolean) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isMeant(entry)) into.push({ startTime: entry.startTime, duration: entry.duration });
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', window.noted.task, () => true);
  observe('event', window.noted.key, ({ name }) => keyEvents.includes(name));
}

const clock = (page: Page) => page.evaluate(() => performance.now());

/**
 * The durations, in ms, of the tasks, or of the key events until their frame, that started after `since`. Entries are
 * delivered late, the last ones once the page is idle, so some recorded ones are older.
 */
async function noted(page: Page, what: 'task' | 'key', since: number): Promise<number[]> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const entries = await page.evaluate((what) => window.noted[what], what);
  return entries.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration);
}

const largest = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** Main-thread time used by the page so far, in ms of processor time, independent of other load on the machine. */
async function workSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** A connection that measures the work of the page's main thread. */
async function countWork(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return client;
}

/**
 * Scrolls with the wheel, one turn per frame, and presses "Show more" when it appears; waits for `settled` after each
 * turn. Returns the highest number of tiles in the document, the tasks over 50 ms by the clock, and the work of each
 * turn, which is an upper bound for its tasks (see countWork), in ms.
 */
async function scroll(page: Page, site: string, settled: Settled) {
  await page.goto(`${site}/casino`);
  const list = page.getByRole('list', { name: 'Games', exact: true });
  await list.waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 500);
  const client = await countWork(page);
  const since = await clock(page);
  const seen = new Set<string>();
  const work: number[] = [];
  let most = 0;
  let left = SCROLL_MS;
  while (seen.size < TO_SEE && left > 0) {
    const began = performance.now();
    const before = await workSoFar(client);
    await page.mouse.wheel(0, TURN);
    // The wheel does not move below the list, so the next games need a press.
    await page.evaluate(() => {
      const button = [...document.querySelectorAll<HTMLElement>('main button:not([aria-busy="true"])')].at(-1);
      if (button?.textContent === 'Show more' && button.getBoundingClientRect().top < innerHeight) button.click();
    });
    // After the frame is drawn, since counting the tiles is not part of the page's work.
    const hrefs = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const count = () =>
            resolve(
              [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/casino/games/"]')].map(
                (link) => link.pathname,
              ),
            );
          requestAnimationFrame(() => setTimeout(count));
        }),
    );
    most = Math.max(most, hrefs.length);
    for (const href of hrefs) seen.add(href);
    work.push((await workSoFar(client)) - before);
    left -= performance.now() - began;
    await settled();
  }
  return { most, seen: seen.size, work, tasks: await noted(page, 'task', since) };
}

/**
 * Types the words into a field on a slowed-down processor; waits for `settled` after each key. Returns per key the time
 * until its frame (`drawn`, by the clock) and the main thread's work until the next key (`work`, processor time), in
 * ms.
 */
async function typeWords(page: Page, field: Locator, settled: Settled) {
  const client = await countWork(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const since = await clock(page);
  const work: number[] = [];
  for (const word of WORDS) {
    await field.press('ControlOrMeta+a');
    for (const key of ['Delete', ...word]) {
      const before = await workSoFar(client);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE_MS);
      work.push((await workSoFar(client)) - before);
      await settled();
    }
  }
  return { drawn: await noted(page, 'key', since), work };
}

/** Types into the lobby's search, with its index loaded. */
async function type(page: Page, site: string, settled: Settled) {
  await page.goto(`${site}/casino`);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox').first();
  await field.click();
  await field.pressSequentially('warm');
  await page.getByRole('listbox').waitFor();
  await page.waitForLoadState('networkidle');
  return typeWords(page, field, settled);
}

/** Types the same keys into a field on an otherwise empty page: the browser's own cost. */
async function typeBare(page: Page, site: string, settled: Settled) {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => document.body.replaceChildren(document.createElement('input')));
  const field = page.getByRole('textbox');
  await field.click();
  return typeWords(page, field, settled);
}

/**
 * Runs `measure` in a page of its own each time, so that nothing from an earlier measurement is running or in memory. A
 * first pass, which does not count, waits for every cover, since the sandbox draws them on first request: in the
 * counted passes the browser has them cached.
 */
async function inOwnPages<Answer>(
  browser: Browser,
  site: string,
  measure: (page: Page, site: string, settled: Settled) => Promise<Answer>,
): Promise<Answer[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(note, KEY_EVENTS);
  const pass = async (waiting: (page: Page) => Settled) => {
    const page = await context.newPage();
    const answer = await measure(page, site, waiting(page));
    await page.close();
    return answer;
  };
  await pass(arrivals);
  const answers: Answer[] = [];
  while (answers.length < PASSES) answers.push(await pass(() => async () => undefined));
  await context.close();
  return answers;
}

const rounded = (numbers: readonly number[]) => numbers.map(Math.round).join(', ');

/**
 * A catalogue of ten thousand games: the size of the endless list in the document, and how quickly a keystroke of the
 * search is drawn. The slowest value of a pass is measured by the clock, and the median of the passes counts: once in a
 * few hundred frames the machine does something else.
 */
export async function catalogueFigures(): Promise<Figure[]> {
  const system = await startSite({ SANDBOX_GAMES: String(GAMES) });
  const browser = await launchBrowser();
  const lists = await inOwnPages(browser, system.site, scroll);
  const keys = await inOwnPages(browser, system.site, type);
  const bare = await inOwnPages(browser, system.site, typeBare);
  await browser.close();
  await system.stop();
  const tasks = lists.map((list) => largest(list.tasks));
  const turns = lists.flatMap((list) => list.work);
  const slowest = (passes: readonly { drawn: number[] }[]) => passes.map((pass) => largest(pass.drawn));
  const drawn = slowest(keys);
  const strokes = keys.flatMap((pass) => pass.work);
  return [
    {
      what: `${count(GAMES)} games: tiles in the document, scrolling past ${count(TO_SEE)}`,
      figure: largest(lists.map(({ most }) => most)),
      target: atMost(200),
    },
    {
      what: `${count(GAMES)} games: games that went by in a minute at most`,
      figure: Math.min(...lists.map(({ seen }) => seen)),
      target: atLeast(TO_SEE),
    },
    {
      what: `${count(GAMES)} games: longest task while scrolling, full speed`,
      figure: median(tasks),
      unit: ' ms',
      target: atMost(50),
      detail: `${rounded(tasks)} (0: none over 50); a turn of the wheel is ${Math.round(median(turns))} ms of work, at most ${Math.round(largest(turns))}`,
    },
    {
      what: `${count(GAMES)} games: slowest keystroke of the search until drawn, 4× slower`,
      figure: median(drawn),
      unit: ' ms',
      target: atMost(50),
      detail: `${rounded(drawn)}; in a bare page ${rounded(slowest(bare))}; a key is ${Math.round(median(strokes))} ms of work, at most ${Math.round(largest(strokes))}`,
    },
  ];
}
