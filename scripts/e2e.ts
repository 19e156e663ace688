// npm run e2e: the end-to-end tests against the built site with its own sandbox, on ports assigned by the system and
// with data in a temporary folder. Arguments go to Playwright: npm run e2e -- --project=desktop --grep lobby
// E2E_TRACE=1 keeps a trace of every failed test (playwright show-trace test-results/…/trace.zip).
import { documentedVariables, loadEnvironment } from './base/environment';
import { command, Explained } from './base/explain';
import { whenInterrupted } from './processes/interrupt';
import { sayLost } from './processes/ready';
import { runNode } from './processes/run';
import { ensureTestChromium } from './programs/chromium';
import { ensureOtherBrowsers, sayMissing } from './programs/otherBrowsers';
import { watchStandstills } from './system/standstill';
import { BUSY_HOST } from './system/busyHost';
import { startSystem } from './system/system';
import { takePorts } from './system/takenPorts';
import { FIXED_TIME, testedSandbox } from './system/testedSandbox';

/** Set by the caller of this command, not by the machine's configuration. */
const PASSED_ON = [
  'E2E_REPORT',
  'E2E_TRACE',
  'E2E_MONEY_FAULTS',
  'MATRIX_SHARE',
  'LANGUAGES_SHARE',
  'LANGUAGES_PICTURES',
];

/** Keeps the machine's settings from the system and the tests: an empty variable counts as not set. */
function forgetSettings(): void {
  for (const name of documentedVariables()) if (!PASSED_ON.includes(name)) process.env[name] = '';
}

/** Whether the pictures are compared, which nothing but the code may change. */
const isFixed = process.argv.includes('--project=references');

/** The built site with its own sandbox. */
async function startTested() {
  const { ports, handOver } = await takePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT');
  const system = await startSystem({
    ports,
    handOver,
    env: { ...testedSandbox({ isFixed }), ...BUSY_HOST },
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
  // An interrupt is a normal end for the system (exit code 0), but not for the tests (130).
  whenInterrupted(() => {});
  const stopWatching = watchStandstills(
    { sandbox: `${system.backend}/healthz`, site: `${system.site}/healthz` },
    { say: console.log },
  );
  const tests = runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    env: {
      ...programs,
      CHROMIUM_PATH: chromium,
      E2E_PORTS: Object.values(system.ports).join(','),
      ...(isFixed ? { E2E_FIXED_TIME: FIXED_TIME } : {}),
    },
    show: true,
  });
  const lost = system.lost.then((loss) => {
    throw new Explained(sayLost(loss));
  });
  const { code } = await Promise.race([tests, lost]);
  stopWatching();
  await system.stop();
  process.exit(code);
});
