// The built site over a sandbox of its own, for the end-to-end tests: ports from the environment, data in a temporary
// folder that goes when this process ends. Settings of this machine do not reach it: an empty variable is one that is not
// set, and .env cannot fill it in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVariables } from './base/environment';
import { Explained, command } from './base/explain';
import { readPorts } from './system/ports';
import { sayLost } from './processes/ready';
import { inRoot } from './base/root';
import { startSystem } from './system/system';

/** The hour of the house's day, in UTC, at which tests begin. */
const MORNING = 6;

await command(async () => {
  const ports = readPorts();
  for (const name of documentedVariables()) process.env[name] = '';
  const data = mkdtempSync(path.join(tmpdir(), 'baize-e2e-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const system = await startSystem({
    ports,
    env: {
      ...{ DATA_DIR: data, LOG_LEVEL: 'warn' },
      // Morning at the house, whenever the tests run: midnight, when days end and bonuses begin, is far.
      SANDBOX_HOURS_AHEAD: String((24 + MORNING - new Date().getUTCHours()) % 24),
      // A cover is drawn once for all runs: a drawing takes a third of a second of a core.
      ARTWORK_DIR: inRoot('.cache/artwork'),
      // Seeding takes half a minute of a core: once a day and version of the sandbox is enough.
      SEED_SNAPSHOT_DIR: inRoot('.cache/seeds'),
      // Where browsers take the processor away for a while, that is no load for which a page is to be refused.
      SHED_EVENT_LOOP_DELAY_MS: '0',
    },
    output: () => ({ print: console.log }),
  });
  const loss = await system.lost;
  await system.stop();
  throw new Explained(sayLost(loss));
});
