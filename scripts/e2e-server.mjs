// The built site over a sandbox of its own, for the end-to-end tests: ports from the environment, data in a temporary
// folder that goes when this process ends. Settings of this machine do not reach it: an empty variable is one that is not
// set, and .env cannot fill it in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVariables } from './lib/environment.mjs';
import { Explained, command } from './lib/explain.mjs';
import { readPorts } from './lib/ports.mjs';
import { sayLost } from './lib/ready.mjs';
import { inRoot } from './lib/root.mjs';
import { startSystem } from './lib/system.mjs';

await command(async () => {
  const ports = readPorts();
  for (const name of documentedVariables()) process.env[name] = '';
  const data = mkdtempSync(path.join(tmpdir(), 'baize-e2e-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const system = await startSystem({
    ports,
    env: {
      ...{ DATA_DIR: data, LOG_LEVEL: 'warn' },
      // A cover is drawn once for all runs: a drawing takes a third of a second of a core.
      ARTWORK_DIR: inRoot('.cache/artwork'),
      // Where browsers take the processor away for a while, that is no load for which a page is to be refused.
      SHED_EVENT_LOOP_DELAY_MS: '0',
    },
    output: () => ({ print: (line) => console.log(line) }),
  });
  const loss = await system.lost;
  await system.stop();
  throw new Explained(sayLost(loss));
});
