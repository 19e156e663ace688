import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained } from './explain.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const STAMP = inRoot('node_modules', '.baize-lock');

/** npm as it was called (`npm run …` leaves its own path), else the one on the PATH. */
const npm = (args, options) => {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
};

/** Installs exactly what the lock file says, when nothing is installed or the lock file changed since. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the locked packages …');
  // The build and the tests need the development packages, whatever NODE_ENV says.
  const { code } = await npm(['ci', '--include=dev'], { show: true });
  if (code !== 0) throw new Explained("The packages could not be installed: see npm's message above.");
  writeFileSync(STAMP, lock);
}
