// npm run e2e: the end-to-end tests against the built site, on free ports and with a data folder of their own.
// Arguments go to Playwright: npm run e2e -- --grep lobby
import { ensureChromium } from './lib/chromium.mjs';
import { documentedVariables, loadEnvironment } from './lib/environment.mjs';
import { command } from './lib/explain.mjs';
import { freePorts } from './lib/ports.mjs';
import { runNode } from './lib/run.mjs';

await command(async () => {
  loadEnvironment();
  const chromium = await ensureChromium();
  const ports = await freePorts(3);
  // Hosts that the tests start themselves shall not see settings of this machine either.
  const blank = Object.fromEntries(documentedVariables().map((name) => [name, '']));
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    env: { ...blank, CHROMIUM_PATH: chromium, E2E_PORTS: ports.join(',') },
    show: true,
  });
  process.exit(code);
});
