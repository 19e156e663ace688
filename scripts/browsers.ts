// Installs the browsers of the end-to-end tests when they are missing and this user may install Debian packages.
// Chromium is required; without Firefox or WebKitGTK the gate continues and reports it.
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
