import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Explained } from './explain.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium that CHROMIUM_PATH names, else the first on the PATH; undefined when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isRunnable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Explained(`CHROMIUM_PATH=${env.CHROMIUM_PATH} is not a program that can be run.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isRunnable);
}

const HOW = `The end-to-end tests need Chromium. On Debian or Ubuntu:

  sudo apt-get install --no-install-recommends chromium

Elsewhere install Chromium or Chrome and name its program in CHROMIUM_PATH.`;

/** The path of Chromium; installs Debian's package where there is none and this user may, else says how. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) throw new Explained(HOW);
  console.log('Installing Chromium (Debian package) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  const installed = findChromium();
  if (!installed) throw new Explained(`${output.trim()}\n\n${HOW}`);
  return installed;
}
