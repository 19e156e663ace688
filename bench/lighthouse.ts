import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Explained } from '../scripts/base/explain';
import { ensureChromium } from '../scripts/programs/chromium';
import { runNode } from '../scripts/processes/run';
import { QUIET } from './start/browser';
import { atLeast, atMost, type Figure } from './start/figures';
import { startBarePage } from './barePage';
import { median } from './start/rounds';
import { startSite } from './start/site';

const ROUNDS = 5;

const PROGRAM = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** The categories in which every audit must pass. */
const WHOLE = ['accessibility', 'best-practices', 'seo'];

type Run = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
};

/**
 * One run in its own Chromium, with Lighthouse's default settings: a mid-range phone on slow 4G. It counts a script
 * that came before the largest picture as needed for it, unless it saw it run later, for at least 10 ms.
 */
async function audit(url: string, chromium: string, tries = 4): Promise<Run> {
  const flags = ['--headless=new', ...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const args = ['--quiet', '--no-enable-error-reporting', '--output=json', `--chrome-flags=${flags.join(' ')}`];
  const { code, output } = await runNode([PROGRAM, url, ...args], {
    env: { CHROME_PATH: chromium },
  });
  // Occasionally the trace lacks its beginning; Lighthouse itself asks for another run.
  if (code !== 0 && tries > 1 && output.includes('NO_NAVSTART')) return audit(url, chromium, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

const scoreOf = ({ categories }: Run, category: string) => Math.round((categories[category]?.score ?? 0) * 100);
const valueOf = ({ audits }: Run, id: string) => audits[id]?.numericValue ?? NaN;
const over = (runs: readonly Run[], read: (run: Run) => number) => median(runs.map(read));

/** The ids of the failed audits of a category. */
const faultsOf = ({ categories, audits }: Run, category: string) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** The least score, and the longest time blocked in milliseconds where there is a bound. */
type Wanted = { score: number; blocked?: number };

/** What is wanted of a calm machine, and of one with a core that is kept busy. */
const CALM: Wanted = { score: 97 };
const BUSY: Wanted = { score: 92, blocked: 250 };

function rowsOf(name: string, runs: readonly Run[], bare: readonly Run[], wanted: Wanted): Figure[] {
  const timing = (all: readonly Run[]) =>
    `LCP ${(over(all, (run) => valueOf(run, 'largest-contentful-paint')) / 1000).toFixed(2)} s, ` +
    `TBT ${Math.round(over(all, (run) => valueOf(run, 'total-blocking-time')))} ms`;
  const score = (all: readonly Run[], category: string) => over(all, (run) => scoreOf(run, category));
  return [
    {
      what: `${name}: performance`,
      figure: score(runs, 'performance'),
      target: atLeast(wanted.score),
      detail: `${timing(runs)}; the bare page ${score(bare, 'performance')}: ${timing(bare)}`,
    },
    ...(wanted.blocked === undefined
      ? []
      : [
          {
            what: `${name}: blocked`,
            figure: over(runs, (run) => valueOf(run, 'total-blocking-time')),
            unit: ' ms',
            target: atMost(wanted.blocked),
          },
        ]),
    ...WHOLE.map((category) => ({
      what: `${name}: ${category}`,
      figure: score(runs, category),
      target: atLeast(100),
      detail: [...new Set(runs.flatMap((run) => faultsOf(run, category)))].join(', '),
    })),
    {
      what: `${name}: layout shift`,
      figure: over(runs, (run) => valueOf(run, 'cumulative-layout-shift')),
      target: atMost(0.02),
    },
  ];
}

/** A thread that keeps a core busy until it is ended. */
const keepBusy = (): Worker => new Worker('for (;;);', { eval: true });

/**
 * Lighthouse for a phone on home, lobby and a game page, alternating with a bare Next page; median of five runs.
 * `busy`: beside a thread that keeps a core busy.
 */
export async function lighthouseFigures(load?: string): Promise<Figure[]> {
  if (load !== undefined && load !== 'busy') throw new Explained(`"${load}" is not "busy".`);
  const chromium = await ensureChromium();
  const system = await startSite();
  const child = await startBarePage();
  const lobby = await (await fetch(`${system.site}/casino`)).text();
  const game = /\/casino\/games\/[\w-]+/.exec(lobby)?.[0] ?? '/casino/games/';
  const page = (name: string, address: string) => ({ name, address, runs: [] as Run[] });
  const ours = { '/': '/', '/casino': '/casino', 'a game': game };
  const pages = Object.entries(ours).map(([name, path]) => page(name, system.site + path));
  const bare = page('the bare page', child.address);
  const busy = load === 'busy' ? keepBusy() : null;
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const { address, runs } of [...pages, bare]) runs.push(await audit(address, chromium));
  } finally {
    await busy?.terminate();
    child.stop();
    await system.stop();
  }
  return pages.flatMap(({ name, runs }) => rowsOf(name, runs, bare.runs, busy ? BUSY : CALM));
}
