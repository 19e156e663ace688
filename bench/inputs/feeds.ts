import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { CDPSession, Page } from '@playwright/test';
import { ROOT } from '../../scripts/base/root';
import { script } from '../../scripts/processes/run';
import { launchBrowser } from '../start/browser';
import { atMost, type Figure } from '../start/figures';
import { noteInputs, signIn, slowDown, takeInputs } from './inputs';
import { startSite } from '../start/site';

const PER_SECOND = 1_000;
const SECONDS = 60;
/** One-time loading, and a list that fills, are no growth. */
const WARM_SECONDS = 10;
/** From the issue of part 11. */
const INPUT_MS = 100;
const ROWS = 200;
const GROWTH_MIB = 2;
/** Between two inputs. */
const PAUSE_MS = 400;
/** The browser reports no shorter one. */
const LEAST_MS = 16;
const MIB = 1024 * 1024;

/** Where the messages of a room go on. */
type At = { room: string; cursor: number };

/** A socket on which much happens, in a process of its own (sandbox/src/testing/load/socketFlood.ts). */
async function startFlood() {
  const child = spawn(process.execPath, script('sandbox/src/testing/load/socketFlood.ts'), {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const lines = createInterface({ input: child.stdout });
  const next = async () => String((await once(lines, 'line'))[0]);
  return {
    port: Number(await next()),
    /** Resolves after the last event, with the number of the last message. */
    async tell(what: 'chat' | 'wins', seconds: number, { room, cursor }: At): Promise<number> {
      child.stdin.write(`${what} ${PER_SECOND} ${seconds} ${room} ${cursor}\n`);
      return Number((await next()).split(' ')[1]);
    },
    stop: () => child.stdin.end(),
  };
}

type Flood = Awaited<ReturnType<typeof startFlood>>;

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

type Place = {
  what: 'chat' | 'wins';
  /** Brings the page to the list, unmeasured; `input` is one input, the n-th. */
  open: (page: Page) => Promise<At & { input: (n: number) => Promise<unknown> }>;
  /** The rows of the list. */
  rows: string;
};

const chat = (page: Page) => page.getByRole('complementary', { name: 'Chat' });

const lists = (page: Page) => page.getByRole('group', { name: 'Top wins' }).getByRole('button');

const PLACES: readonly Place[] = [
  {
    what: 'chat',
    open: async (page) => {
      await page.locator('.bottom-bar').getByRole('button', { name: 'Menu' }).click();
      const answered = page.waitForResponse(/chat-messages/);
      await page.getByRole('dialog').getByRole('button', { name: 'Chat' }).click();
      const { data } = (await (await answered).json()) as { data: At };
      await chat(page).getByRole('textbox', { name: 'Message' }).focus();
      return { ...data, input: (n) => page.keyboard.press(n % 12 === 11 ? 'Backspace' : 'k') };
    },
    rows: '[aria-labelledby="chat-title"] li',
  },
  {
    what: 'wins',
    open: async (page) => {
      // The part comes when the page is at rest, and its place is below.
      for (let way = 0; way < 20 && (await lists(page).count()) === 0; way += 1) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(200);
      }
      await lists(page).first().click();
      // Playwright's own press looks for what lies there, in the page's time.
      const boxes = await Promise.all((await lists(page).all()).map((list) => list.boundingBox()));
      const input = (n: number) => {
        const { x, y, width, height } = boxes[n % boxes.length]!;
        return page.mouse.click(x + width / 2, y + height / 2);
      };
      return { room: '-', cursor: 0, input };
    },
    rows: 'main table tbody tr',
  },
];

/** Events for a minute while somebody writes or presses, on a phone four times slower. */
async function measured(page: Page, flood: Flood, place: Place): Promise<Figure[]> {
  const { what, open, rows } = place;
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const { room, cursor, input } = await open(page);
  const at = { room, cursor: await flood.tell(what, WARM_SECONDS, { room, cursor }) };
  const before = await heapOf(client);
  const slow = await slowDown(page);
  await takeInputs(page);
  let isOver = false;
  const told = flood.tell(what, SECONDS, at).then(() => {
    isOver = true;
  });
  let [presses, mostRows] = [0, 0];
  for (; !isOver; presses += 1) {
    await input(presses);
    if (presses % 10 === 0) mostRows = Math.max(mostRows, await page.locator(rows).count());
    await page.waitForTimeout(PAUSE_MS);
  }
  await told;
  // One event of each press; keypress, pointerup and their kin are told too.
  const noted = (await takeInputs(page)).filter(({ name }) => name === 'keydown' || name === 'click');
  await slow.detach();
  await page.waitForTimeout(2_000);
  const growth = (await heapOf(client)) - before;
  await client.detach();
  const times = [
    ...noted.map(({ duration }) => duration),
    ...Array<number>(Math.max(0, presses - noted.length)).fill(LEAST_MS),
  ].toSorted((one, other) => one - other);
  const name = `${what} under ${PER_SECOND} events a second, 4× slower`;
  return [
    {
      what: `${name}: input to paint, 98 of 100`,
      figure: times[Math.ceil(times.length * 0.98) - 1] ?? NaN,
      unit: ' ms',
      target: atMost(INPUT_MS),
      detail: `${times.length} inputs, slowest ${times.at(-1)}`,
    },
    { what: `${name}: most rows`, figure: mostRows, target: atMost(ROWS) },
    { what: `${name}: heap more afterwards`, figure: growth / MIB, unit: ' MiB', target: atMost(GROWTH_MIB) },
  ];
}

/** Chat and wins of a phone while a thousand socket events come a second, for a minute each. */
export async function feedFigures(): Promise<Figure[]> {
  const flood = await startFlood();
  const system = await startSite({ SOCKET_URL: `http://localhost:${flood.port}` });
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const place of PLACES) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    page.setDefaultTimeout(60_000);
    await noteInputs(page);
    await signIn(page, system.site, 'player@baize.example');
    await page.goto(system.site);
    await page.waitForLoadState('networkidle');
    figures.push(...(await measured(page, flood, place)));
    await page.close();
  }
  await browser.close();
  await system.stop();
  flood.stop();
  return figures;
}
