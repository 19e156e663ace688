import { findProgram, installPackages } from './programs.mjs';

/** The browsers beside Chromium in which the main ways are walked: each needs all of its programs. */
const BROWSERS = [
  {
    name: 'Firefox ESR',
    packages: ['firefox-esr'],
    programs: [{ by: 'FIREFOX_PATH', names: ['firefox-esr'] }],
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [{ by: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] }, { names: ['Xvfb'] }],
  },
];

const findAll = ({ programs }, env) => programs.map(({ by, names }) => ({ by, file: findProgram(by, names, env) }));

/** What is found: the programs of whole browsers by their variable, and the browsers that are missing. */
export function findOtherBrowsers(env) {
  const looked = BROWSERS.map((browser) => ({ browser, found: findAll(browser, env) }));
  const isWhole = ({ found }) => found.every(({ file }) => file);
  const named = looked.filter(isWhole).flatMap(({ found }) => found.filter(({ by }) => by));
  return {
    programs: Object.fromEntries(named.map(({ by, file }) => [by, file])),
    missing: looked.filter((one) => !isWhole(one)).map(({ browser }) => browser),
  };
}

/** As findOtherBrowsers, after Debian's packages were installed for what was missing, where this user may. */
export async function ensureOtherBrowsers() {
  const { missing } = findOtherBrowsers();
  if (missing.length > 0) await installPackages(missing.flatMap(({ packages }) => packages));
  return findOtherBrowsers();
}

/** A sentence for the closing lines of the gate; empty when no browser is missing. */
export const sayMissing = (missing) =>
  missing.length === 0
    ? ''
    : `NOT TESTED in ${missing.map(({ name }) => name).join(' and ')}: not installed here. On Debian or Ubuntu:\n\n` +
      `  sudo apt-get install --no-install-recommends ${missing.flatMap(({ packages }) => packages).join(' ')}`;
