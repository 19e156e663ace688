// npm run e2e: the end-to-end tests against the built site over a sandbox of its own, on ports that the system gives and with
// data in a temporary folder. Arguments go to Playwright: npm run e2e -- --project=desktop --grep lobby
// E2E_TRACE=1 keeps a trace of every test that fails (playwright show-trace test-results/…/trace.zip).
import { documentedVariables, loadEnvironment } from './base/environment';
import { command, Explained } from './base/explain';
import { whenInterrupted } from './processes/interrupt';
import { sayLost } from './processes/ready';
import { runNode } from './processes/run';
import { ensureTestChromium } from './programs/chromium';
import { ensureOtherBrowsers, sayMissing } from './programs/otherBrowsers';
import { startSystem } from './system/system';
import { takePorts } from './system/takenPorts';
import { testedSandbox } from './system/testedSandbox';

/** Set by whoever starts this command, not by this machine. */
const PASSED_ON = ['E2E_REPORT', 'E2E_TRACE', 'E2E_MONEY_FAULTS', 'MATRIX_SHARE'];

/** Settings of this machine reach neither the system nor the tests: an empty variable is one that is not set. */
function forgetSettings(): void {
  for (const name of documentedVariables()) if (!PASSED_ON.includes(name)) process.env[name] = '';
}

/** The built site over a sandbox of its own. */
async function startTested() {
  const { ports, handOver } = await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT');
  const system = await startSystem({
    ports,
    handOver,
    // Where browsers take the processor away for a while, that is no load for which a page is to be refused.
    env: { ...testedSandbox(), SHED_EVENT_LOOP_DELAY_MS: '0' },
    output: () => ({ print: console.log }),
  });
  return { ...system, ports };
}

await command(async () => {
  loadEnvironment();
  const chromium = await ensureTestChromium();
  const { programs, missing } = await ensureOtherBrowsers();
  if (missing.length > 0) console.log(`\n${sayMissing(missing)}\n`);
  forgetSettings();
  const system = await startTested();
  // The system's end is an ordinary one where it is interrupted; that of its tests is none.
  whenInterrupted(() => {});
  const tests = runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    env: { ...programs, CHROMIUM_PATH: chromium, E2E_PORTS: Object.values(system.ports).join(',') },
    show: true,
  });
  const lost = system.lost.then((loss) => {
    throw new Explained(sayLost(loss));
  });
  const { code } = await Promise.race([tests, lost]);
  await system.stop();
  process.exit(code);
});
