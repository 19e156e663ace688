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
    // A cover is drawn once for all runs: a drawing takes a third of a second of a core.
    env: { DATA_DIR: data, ARTWORK_DIR: inRoot('.cache/artwork'), LOG_LEVEL: 'warn' },
    output: () => ({ print: (line) => console.log(line) }),
  });
  const loss = await system.lost;
  await system.stop();
  throw new Explained(sayLost(loss));
});
