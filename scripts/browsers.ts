// Installs the browsers of the end-to-end tests where they are missing and this user may install Debian's packages.
// Chromium is required; without Firefox or WebKitGTK the gate goes on and says so.
import { ensureTestChromium } from './programs/chromium';
import { loadEnvironment } from './base/environment';
import { command } from './base/explain';
import { ensureOtherBrowsers, sayMissing } from './programs/otherBrowsers';

await command(async () => {
  loadEnvironment();
  await ensureTestChromium();
  const { missing } = await ensureOtherBrowsers();
  if (missing.length > 0) console.log(sayMissing(missing));
});
