// The contract's conformance run against the built sandbox, started on ports assigned by the system, with its own data:
// straight, and through a host with an adapter over a backend that calls everything otherwise.
import { readFileSync } from 'node:fs';
import { startRenamedBackend } from '../tests/adapters/renamedBackend';
import { command } from './base/explain';
import { checkExample } from './conformance/example';
import { inRoot } from './base/root';
import { runNode, script } from './processes/run';
import { type Samples } from './system/serve';
import { createSystem, startHost, startSandbox } from './system/system';
import { takePorts } from './system/takenPorts';
import { testedSandbox } from './system/testedSandbox';

const ADAPTER = 'docs/adapters/renamed.mjs';

await command(async () => {
  const processes = createSystem();
  const options = {
    ...(await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'OUTSIDE_PORT')),
    env: testedSandbox(),
    output: () => ({ print: console.error }),
  };
  const backend = await startSandbox(processes, options);
  const renamed = await startRenamedBackend(backend);
  const site = await startHost(processes, options, renamed.url, { ADAPTER, SETTINGS_REQUIRED: 'true' });
  const { password, accounts }: Samples = JSON.parse(readFileSync(inRoot('sandbox/src/seed/samples.json'), 'utf8'));
  const account = `${accounts.find(({ situation }) => situation === 'verified')?.email}:${password}`;
  const runs: { code: number; output: string }[] = [];
  for (const [where, address] of [
    ['Through the adapter', site],
    ['Straight', backend],
  ] as const) {
    const args = script('scripts/conformance.ts', address, '--writes', '--account', account);
    const run = await runNode(args);
    console.log(`${where}:\n\n${run.output}`);
    runs.push(run);
  }
  await processes.stop();
  await renamed.close();
  for (const { output } of runs) checkExample('sandbox', output);
  process.exit(Math.max(...runs.map(({ code }) => code)));
});
