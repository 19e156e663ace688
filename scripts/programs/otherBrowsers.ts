import { findProgram, installPackages, type Environment } from './programs';

/** `packages` are Debian's; `by` is the variable that names the program. */
type Browser = { name: string; packages: string[]; programs: { by?: string; names: string[] }[] };

/** The browsers besides Chromium in which the main flows are tested: each needs all of its programs. */
const BROWSERS: readonly Browser[] = [
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

const findAll = ({ programs }: Browser, env?: Environment) =>
  programs.map(({ by, names }) => ({ by, file: findProgram(by, names, env) }));

/** The programs of complete browsers by their variable, and the browsers that are missing. */
export function findOtherBrowsers(env?: Environment) {
  const looked = BROWSERS.map((browser) => ({ browser, found: findAll(browser, env) }));
  const isWhole = ({ found }: (typeof looked)[number]) => found.every(({ file }) => file);
  const whole = looked.filter(isWhole).flatMap(({ found }) => found);
  return {
    programs: Object.fromEntries(whole.flatMap(({ by, file }) => (by && file ? [[by, file]] : []))),
    missing: looked.filter((one) => !isWhole(one)).map(({ browser }) => browser),
  };
}

/** As findOtherBrowsers, after installing Debian packages for missing browsers, if this user may. */
export async function ensureOtherBrowsers() {
  const { missing } = findOtherBrowsers();
  if (missing.length > 0) await installPackages(missing.flatMap(({ packages }) => packages));
  return findOtherBrowsers();
}

/** A message for the closing lines of the gate; empty when no browser is missing. */
export const sayMissing = (missing: readonly Browser[]): string =>
  missing.length === 0
    ? ''
    : `NOT TESTED in ${missing.map(({ name }) => name).join(' and ')}: not installed here. On Debian or Ubuntu:\n\n` +
      `  sudo apt-get install --no-install-recommends ${missing.flatMap(({ packages }) => packages).join(' ')}`;
