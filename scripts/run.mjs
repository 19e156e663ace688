// node scripts/run.mjs FILE [ARGUMENT …]: runs a TypeScript command, even in a fresh clone: installs the locked
// packages first if they are missing. The only script that must work without them. FILE is a path from the root.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = path.join(ROOT, 'node_modules', '.baize-lock');
const OLDEST = { major: 20, minor: 19 };

/** @returns {never} @param {string} why */
function refuse(why) {
  console.error(`\n${why}`);
  process.exit(1);
}

/** Refuses a Node older than the `engines` of package.json, with a clear message instead of a later syntax error. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  refuse(`Node ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs exactly the locked packages; resolves with npm's exit code. Stopping this process also stops npm. */
async function install() {
  // The npm that runs this script (`npm run …` sets its path), else the one on the PATH.
  const own = process.env.npm_execpath;
  const [file, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // The build and the tests need the development packages, whatever NODE_ENV is.
  const npm = spawn(file, [...first, 'ci', '--include=dev'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => {
    npm.kill('SIGTERM');
    process.exit(130);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(npm, 'close').catch((error) => refuse(`npm: ${error.message}`));
  for (const signal of signals) process.off(signal, stop);
  return code;
}

/** Installs the packages when they are missing or the lock file has changed. */
async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the locked packages …');
  if ((await install()) !== 0) refuse("The packages could not be installed: see npm's message above.");
  writeFileSync(STAMP, lock);
}

const [, , asked] = process.argv;
if (!asked) refuse('Which file is to be run? node scripts/run.mjs FILE [ARGUMENT …]');
requireNode();
await ensureInstalled();
// tsx looks for tsconfig.json in the working directory.
process.chdir(ROOT);
for (const { register } of [await import('tsx/esm/api'), await import('tsx/cjs/api')]) register();
const file = path.resolve(ROOT, asked);
// In this process, so that signals, exit codes and the terminal are the command's own.
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
