// The contract's conformance run against the built sandbox, started on ports assigned by the system, with its own data.
import { readFileSync } from 'node:fs';
import { command } from './base/explain';
import { inRoot } from './base/root';
import { runNode, script } from './processes/run';
import { type Samples } from './system/serve';
import { createSystem, startSandbox } from './system/system';
import { takePorts } from './system/takenPorts';
import { testedSandbox } from './system/testedSandbox';

await command(async () => {
  const processes = createSystem();
  const backend = await startSandbox(processes, {
    ...(await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'OUTSIDE_PORT')),
    env: testedSandbox(),
    output: () => ({ print: console.error }),
  });
  const { password, accounts }: Samples = JSON.parse(readFileSync(inRoot('sandbox/src/seed/samples.json'), 'utf8'));
  const account = `${accounts.find(({ situation }) => situation === 'verified')?.email}:${password}`;
  const args = script('scripts/conformance.ts', backend, '--writes', '--account', account);
  const { code } = await runNode(args, { show: true });
  await processes.stop();
  process.exit(code);
});
