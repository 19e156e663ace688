// npm run e2e: the end-to-end tests against the built site, on free ports and with a data folder of their own.
// Arguments go to Playwright: npm run e2e -- --project=desktop --grep lobby
// E2E_TRACE=1 keeps a trace of every test that fails (playwright show-trace test-results/…/trace.zip).
import { ensureTestChromium } from './programs/chromium';
import { documentedVariables, loadEnvironment } from './base/environment';
import { command } from './base/explain';
import { ensureOtherBrowsers, sayMissing } from './programs/otherBrowsers';
import { freePorts } from './system/ports';
import { runNode } from './processes/run';

/** Set by whoever starts this command, not by this machine. */
const PASSED_ON = ['E2E_REPORT', 'E2E_TRACE', 'E2E_MONEY_FAULTS', 'MATRIX_SHARE'];

await command(async () => {
  loadEnvironment();
  const chromium = await ensureTestChromium();
  const { programs, missing } = await ensureOtherBrowsers();
  if (missing.length > 0) console.log(`\n${sayMissing(missing)}\n`);
  const ports = await freePorts('PORT', 'SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT');
  // Hosts that the tests start themselves shall not see settings of this machine either.
  const foreign = documentedVariables().filter((name) => !PASSED_ON.includes(name));
  const blank = Object.fromEntries(foreign.map((name) => [name, '']));
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    env: { ...blank, ...programs, CHROMIUM_PATH: chromium, E2E_PORTS: Object.values(ports).join(',') },
    show: true,
  });
  process.exit(code);
});
