import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, type Page } from '@playwright/test';
import { launchBrowser } from './start/browser';
import { atMost, type Figure } from './start/figures';
import { signIn } from './inputs/inputs';
import { startSite } from './start/site';

const GAME = '/casino/games/kraken-tides';
const ROUNDS = 100;
/** Warm-up laps: one-time loading and compilation is not growth. */
const WARM = 3;
const MIB = 1024 * 1024;

/** Posts rounds as a game frame does; runs inside the frame, so that its window is the source of the messages. */
async function tellRounds({ rounds, site }: { rounds: number; site: string }): Promise<void> {
  const tell = (message: object) =>
    parent.postMessage({ source: 'baize-studio', version: 1, currency: 'EUR', ...message }, site);
  for (let round = 0; round < rounds; round += 1) {
    tell({ type: 'roundStarted', stake: '1.00', balance: '99.00' });
    tell({ type: 'roundEnded', roundId: `r${round}`, stake: '1.00', win: '0.40', balance: '99.40' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Waits until the lobby shows its first covers. When it is left earlier, the browser keeps images that are still
 * loading for some laps, together with their elements: a hundred listeners that appear once and are not growth.
 */
async function lobbyStands(page: Page): Promise<void> {
  await page.waitForURL('**/casino');
  await page.getByRole('navigation', { name: 'Categories' }).waitFor();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** A hundred rounds of a game with real money, then to the lobby and back to the game. */
async function lap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play for real', exact: true }).click();
  await page.frameLocator('iframe').getByRole('button', { name: /^spin/i }).waitFor();
  await page
    .frames()
    .find((frame) => frame.parentFrame() === page.mainFrame())!
    .evaluate(tellRounds, { rounds: ROUNDS, site: new URL(page.url()).origin });
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Casino' }).click();
  await lobbyStands(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Play for real', exact: true }).waitFor();
}

/** Number of collections in a row without a further drop in listeners after which the heap counts as collected. */
const STEADY = 5;

/**
 * Heap bytes after garbage collection, and listeners of the page. On a busy machine images of left pages may still load
 * and keep these pages in memory, so it waits for them.
 */
async function weigh(client: CDPSession): Promise<{ heap: number; listeners: number }> {
  let least = { heap: Infinity, listeners: Infinity };
  for (let steady = 0; steady < STEADY; steady += 1) {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    const listeners = metric('JSEventListeners');
    if (listeners < least.listeners) steady = 0;
    least = {
      heap: Math.min(least.heap, metric('JSHeapUsedSize')),
      listeners: Math.min(least.listeners, listeners),
    };
    await pause(1_000);
  }
  return least;
}

/**
 * Long play in one tab (issue of part 5): heap growth, after collection, per hundred rounds and a navigation. `laps` is
 * the number of hundreds; 96 are eight hours with a round every three seconds.
 */
export async function playFigures(laps = '10'): Promise<Figure[]> {
  const system = await startSite({});
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, system.site, 'player@baize.example');
  await page.goto(system.site + GAME);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let warm = 0; warm < WARM; warm += 1) await lap(page);
  const before = await weigh(client);
  for (let played = 0; played < Number(laps); played += 1) await lap(page);
  const after = await weigh(client);
  await browser.close();
  await system.stop();
  const growth = (after.heap - before.heap) / Number(laps) / MIB;
  return [
    {
      what: 'play: growth of the heap per 100 rounds and navigation',
      figure: growth,
      unit: ' MiB',
      target: atMost(1),
      detail: `${(before.heap / MIB).toFixed(1)} → ${(after.heap / MIB).toFixed(1)} MiB in ${laps} laps`,
    },
    {
      what: 'play: listeners more than at the beginning, per lap',
      figure: (after.listeners - before.listeners) / Number(laps),
      target: atMost(1),
      detail: `${before.listeners} → ${after.listeners}`,
    },
  ];
}
