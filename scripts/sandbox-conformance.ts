// The contract's conformance run against the built sandbox, started for it on free ports with data of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './base/explain';
import { freePorts } from './system/ports';
import { inRoot } from './base/root';
import { runNode, script } from './processes/run';
import { type Samples } from './system/serve';
import { createSystem, startSandbox } from './system/system';

await command(async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-conformance-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const processes = createSystem();
  const backend = await startSandbox(processes, {
    ports: await freePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'OUTSIDE_PORT'),
    env: { DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    output: () => ({ print: console.error }),
  });
  const { password, accounts }: Samples = JSON.parse(readFileSync(inRoot('sandbox/src/accounts/samples.json'), 'utf8'));
  const account = `${accounts.find(({ situation }) => situation === 'verified')?.email}:${password}`;
  const args = script('scripts/conformance.ts', backend, '--writes', '--account', account);
  const { code } = await runNode(args, { show: true });
  await processes.stop();
  process.exit(code);
});
