import { Explained } from './explain.mjs';
import { findProgram, installPackages } from './programs.mjs';

/** The Chromium that CHROMIUM_PATH names, else the first on the PATH; undefined when there is none. */
export const findChromium = (env) =>
  findProgram('CHROMIUM_PATH', ['chromium', 'chromium-browser', 'google-chrome'], env);

const HOW = `The end-to-end tests need Chromium. On Debian or Ubuntu:

  sudo apt-get install --no-install-recommends chromium

Elsewhere install Chromium or Chrome and name its program in CHROMIUM_PATH.`;

/** The path of Chromium; installs Debian's package where there is none and this user may, else says how. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const said = await installPackages(['chromium']);
  const installed = findChromium();
  if (!installed) throw new Explained([said, HOW].filter(Boolean).join('\n\n'));
  return installed;
}
