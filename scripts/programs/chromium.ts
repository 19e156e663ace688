import { Explained } from '../base/explain';
import { findProgram, installPackages, type Environment } from './programs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
/** Chromium without a user interface: the same pages for 60 % of the processor time. */
const SHELL = 'chromium-headless-shell';

/** The Chromium named by CHROMIUM_PATH, else the first on the PATH; undefined when there is none. */
export const findChromium = (env?: Environment) => findProgram('CHROMIUM_PATH', BROWSERS, env);

/** The same for tests, which need no window: prefers the headless shell. */
export const findTestChromium = (env?: Environment) => findProgram('CHROMIUM_PATH', [SHELL, ...BROWSERS], env);

const HOW = `Tests and benches of pages need Chromium. On Debian or Ubuntu:

  sudo apt-get install --no-install-recommends chromium

Elsewhere install Chromium or Chrome and name its program in CHROMIUM_PATH.`;

/** Installs a Debian package if nothing is found and this user may; else explains how. */
async function ensure(find: typeof findChromium, name: string): Promise<string> {
  const found = find();
  if (found) return found;
  const said = await installPackages([name]);
  const installed = find();
  if (!installed) throw new Explained([said, HOW].filter(Boolean).join('\n\n'));
  return installed;
}

/** The path of the full Chromium. */
export const ensureChromium = () => ensure(findChromium, 'chromium');

/** The path of the Chromium that tests run in. */
export const ensureTestChromium = () => ensure(findTestChromium, SHELL);
