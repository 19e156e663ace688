// Installs the browsers of the end-to-end tests where they are missing and this user may install Debian's packages.
// Chromium is required; without Firefox or WebKitGTK the gate goes on and says so.
import { ensureChromium } from './lib/chromium.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { command } from './lib/explain.mjs';
import { ensureOtherBrowsers, sayMissing } from './lib/otherBrowsers.mjs';

await command(async () => {
  loadEnvironment();
  await ensureChromium();
  const { missing } = await ensureOtherBrowsers();
  if (missing.length > 0) console.log(sayMissing(missing));
});
