import { createRequire } from 'node:module';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { QUIET } from './browser.mjs';
import { atLeast, atMost } from './figures.mjs';
import { startBarePage } from './barePage.mjs';
import { median } from './rounds.mjs';
import { startSite } from './site.mjs';

const ROUNDS = 5;

const PROGRAM = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** The categories of which every one of a run's audits must pass. */
const WHOLE = ['accessibility', 'best-practices', 'seo'];

/** One run in a Chromium of its own, as Lighthouse is set by default: a mid-range phone on slow 4G. */
async function audit(url, chromium, tries = 4) {
  const flags = ['--headless=new', ...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const args = ['--quiet', '--no-enable-error-reporting', '--output=json', `--chrome-flags=${flags.join(' ')}`];
  const { code, output } = await runNode([PROGRAM, url, ...args], {
    env: { CHROME_PATH: chromium },
  });
  // Now and then the trace lacks its beginning; Lighthouse itself asks to be run again.
  if (code !== 0 && tries > 1 && output.includes('NO_NAVSTART')) return audit(url, chromium, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

const scoreOf = ({ categories }, category) => Math.round((categories[category]?.score ?? 0) * 100);
const valueOf = ({ audits }, id) => audits[id].numericValue;
const over = (runs, read) => median(runs.map(read));

/** The audits of a category that did not pass, with what they name. */
const faultsOf = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);

function rowsOf(name, runs, bare) {
  const timing = (all) =>
    `LCP ${(over(all, (run) => valueOf(run, 'largest-contentful-paint')) / 1000).toFixed(2)} s, ` +
    `TBT ${Math.round(over(all, (run) => valueOf(run, 'total-blocking-time')))} ms`;
  const score = (all, category) => over(all, (run) => scoreOf(run, category));
  return [
    {
      what: `${name}: performance`,
      figure: score(runs, 'performance'),
      target: atLeast(95),
      detail: `${timing(runs)}; the bare page ${score(bare, 'performance')}: ${timing(bare)}`,
    },
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

/** Lighthouse for a phone on home, lobby and a game's page beside a bare Next page, in turns, the middle of five runs. */
export async function lighthouseFigures() {
  const chromium = await ensureChromium();
  const system = await startSite();
  const bare = await startBarePage();
  const lobby = await (await fetch(`${system.site}/casino`)).text();
  const [game] = /\/casino\/games\/[\w-]+/.exec(lobby);
  const pages = [...['/', '/casino', game].map((path) => system.site + path), bare.address];
  const runs = pages.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, page] of pages.entries()) runs[index].push(await audit(page, chromium));
  bare.stop();
  await system.stop();
  const last = runs.pop();
  return ['/', '/casino', 'a game'].flatMap((name, index) => rowsOf(name, runs[index], last));
}
