// npm run bench: what one run of this machine shows, beside what is to be reached. Ratios, since machines differ; each
// ratio compares two things measured in turns. Ends with 1 when a figure misses its target.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { documentedVariables } from '../scripts/lib/environment.mjs';
import { command, requireNode } from '../scripts/lib/explain.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { freePorts } from '../scripts/lib/ports.mjs';
import { startSystem } from '../scripts/lib/system.mjs';
import { measureCachedPage } from './cachedPage.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { measureRenderCost } from './renderCost.mjs';

const count = (number) => Math.round(number).toLocaleString('en');
const atLeast = (target) => ({ text: `≥ ${target}`, holds: (figure) => figure >= target });
const atMost = (target) => ({ text: `≤ ${target}`, holds: (figure) => figure <= target });

/** The built site over a sandbox of its own; variables of this machine do not reach it. */
async function startSite() {
  for (const name of documentedVariables()) process.env[name] = '';
  const data = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const [PORT, SANDBOX_PORT, STUDIO_PORT] = await freePorts(3);
  return startSystem({
    ports: { PORT, SANDBOX_PORT, STUDIO_PORT },
    env: { DATA_DIR: data, LOG_LEVEL: 'warn' },
    output: () => ({}),
  });
}

function print(rows) {
  for (const { what, figure, unit = '', target, detail } of rows) {
    const sign = target.holds(figure) ? '✓' : '✗';
    const value = `${figure.toFixed(2)}${unit}`;
    console.log(`${sign} ${what.padEnd(62)} ${value.padStart(12)}  ${target.text.padEnd(8)} ${detail ?? ''}`);
  }
}

await command(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}\n`);

  const system = await startSite();
  const cached = await measureCachedPage(system.site);
  const cost = await measureRenderCost(system.backend);
  await system.stop();

  const rows = [
    {
      what: 'Cached lobby, share of the pages a bare node:http server sends',
      figure: cached.share,
      target: atLeast(0.75),
      detail: `${count(cached.host)} of ${count(cached.bare)} pages/s, ${count(cached.bytes)} bytes`,
    },
    {
      what: 'Cached lobby, 99th percentile at 50 connections',
      figure: cached.p99,
      unit: ' ms',
      target: atMost(10),
      detail: `the bare server ${count(cached.bareP99)} ms`,
    },
    {
      what: 'Uncached lobby, CPU beside a bare getServerSideProps page',
      figure: cost.times,
      unit: ' ×',
      target: atMost(5),
      detail: `${count(cost.lobby)} µs, ${count(cost.bare)} µs`,
    },
    {
      what: 'First load JavaScript of /casino, gzip',
      figure: measureFirstLoad('/casino'),
      unit: ' KiB',
      target: atMost(165),
    },
  ];
  print(rows);
  process.exit(rows.every(({ figure, target }) => target.holds(figure)) ? 0 : 1);
});
