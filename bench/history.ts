import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode, script } from '../scripts/processes/run';
import { startSystem } from '../scripts/system/system';
import { takePorts } from '../scripts/system/takenPorts';
import { atMost, count, type Figure } from './start/figures';
import { median } from './start/rounds';

const ROWS = 100_000;
const TIMES = 20;
/** From the issue of part 5. */
const WITHIN_MS = 200;

/** A year that ends today. */
function year(): string {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return `from=${day(Date.now() - 364 * 86_400_000)}&to=${day(Date.now())}`;
}

/** The times of repeated calls in ms, and the length of the answer. */
async function timed(backend: string, token: string, address: string) {
  const took: number[] = [];
  let bytes = 0;
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const answer = await fetch(`${backend}${address}`, { headers: { authorization: `Bearer ${token}` } });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
    // The first call warms up what later ones use.
    if (time > 0) took.push(performance.now() - begun);
  }
  return { took, bytes };
}

/** How long the sandbox takes for a page of the history of a player with many rows: first, last, filtered. */
export async function historyFigures(): Promise<Figure[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const start = async () =>
    startSystem({
      ...(await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT')),
      env: { DATA_DIR: data, LOG_LEVEL: 'warn' },
      output: () => ({}),
    });
  // The first start creates the database and its catalogue; after it the folder is free for adding rows.
  await (await start()).stop();
  const made = await runNode(script('sandbox/src/testing/load/manyRows.ts', path.join(data, 'db'), String(ROWS)));
  if (made.code !== 0) throw new Error(made.output);
  const token = made.output.trim().split('\n').at(-1)!;
  const system = await start();
  const asked = {
    'casino history, first page': '/api/user/casino-history?limit=20',
    'casino history, last page': `/api/user/casino-history?limit=20&pageNo=${ROWS / 20}`,
    'casino history, wins of a year': `/api/user/casino-history?type=win&limit=100&${year()}`,
    'transactions, first page': '/api/user/transactions?limit=20',
    'transactions, last page': `/api/user/transactions?limit=20&pageNo=${ROWS / 10 / 20}`,
    'sums of a year': `/api/user/period-totals?${year()}`,
  };
  const figures: Figure[] = [];
  for (const [what, address] of Object.entries(asked)) {
    const { took, bytes } = await timed(system.backend, token, address);
    figures.push({
      what: `${what}, ${count(ROWS)} rows`,
      figure: median(took),
      unit: ' ms',
      target: atMost(WITHIN_MS),
      detail: `the slowest of ${took.length} ${Math.max(...took).toFixed(0)} ms, ${count(bytes)} bytes`,
    });
  }
  await system.stop();
  return figures;
}
