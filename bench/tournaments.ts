import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode, script } from '../scripts/processes/run';
import { startSystem } from '../scripts/system/system';
import { takePorts } from '../scripts/system/takenPorts';
import { atMost, count, type Figure } from './start/figures';
import { median } from './start/rounds';

const PLAYERS = 100_000;
const TIMES = 20;
/** From the issue of part 11. */
const WITHIN_MS = 50;

/** The times of repeated calls in ms; the first one warms up what later ones use. */
async function timed(backend: string, token: string, address: string): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const answer = await fetch(`${backend}${address}`, {
      headers: { authorization: `Bearer ${token}`, host: 'curacao.localhost' },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
    if (time > 0) took.push(performance.now() - begun);
  }
  return took;
}

/** How long the sandbox takes for the leaderboard and the own place of a tournament with many players. */
export async function tournamentFigures(): Promise<Figure[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const start = async () =>
    startSystem({
      ...(await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT')),
      env: { DATA_DIR: data, LOG_LEVEL: 'warn' },
      output: () => ({}),
    });
  // The first start creates the database; after it the folder is free for adding players.
  await (await start()).stop();
  const made = await runNode(script('sandbox/src/testing/load/manyEntries.ts', path.join(data, 'db'), String(PLAYERS)));
  if (made.code !== 0) throw new Error(made.output);
  const token = made.output.trim().split('\n').at(-1)!;
  const system = await start();
  const figures: Figure[] = [];
  for (const [what, address] of [
    ['leaderboard', '/api/core/casino/tournaments/bench'],
    ['own place and the ten around it', '/api/user/tournaments/bench'],
  ] as const) {
    const took = await timed(system.backend, token, address);
    figures.push({
      what: `${what}, ${count(PLAYERS)} players`,
      figure: median(took),
      unit: ' ms',
      target: atMost(WITHIN_MS),
      detail: `the slowest of ${took.length} ${Math.max(...took).toFixed(0)} ms`,
    });
  }
  await system.stop();
  return figures;
}
