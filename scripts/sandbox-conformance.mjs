// The contract's conformance run against the built sandbox, started for it on free ports with data of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './lib/explain.mjs';
import { freePorts } from './lib/ports.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { createSystem, startSandbox } from './lib/system.mjs';

await command(async () => {
  const [PORT, SANDBOX_PORT, STUDIO_PORT, OUTSIDE_PORT] = await freePorts(4);
  const data = mkdtempSync(path.join(tmpdir(), 'baize-conformance-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const processes = createSystem();
  const backend = await startSandbox(processes, {
    ports: { PORT, SANDBOX_PORT, STUDIO_PORT, OUTSIDE_PORT },
    env: { DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    output: () => ({ print: console.error }),
  });
  const { password, accounts } = JSON.parse(readFileSync(inRoot('sandbox/src/accounts/samples.json'), 'utf8'));
  const { email } = accounts.find(({ situation }) => situation === 'verified');
  const account = `${email}:${password}`;
  const args = ['--import', 'tsx', 'scripts/conformance.ts', backend, '--writes', '--account', account];
  const { code } = await runNode(args, { show: true });
  await processes.stop();
  process.exit(code);
});
