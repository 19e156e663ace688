import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Explained } from './explain.mjs';
import { run } from './run.mjs';

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The program that the variable `by` of `env` names, if any does, else the first of `names` on the PATH, else undefined. */
export function findProgram(by, names, env = process.env) {
  if (by && env[by]) {
    if (isRunnable(env[by])) return env[by];
    throw new Explained(`${by}=${env[by]} is not a program that can be run.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isRunnable);
}

/** Whether this user may install Debian packages here. */
const mayInstall = () => process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get');

/** Installs Debian packages where that is possible. Answers what apt said, undefined where it was not asked. */
export async function installPackages(packages) {
  if (!mayInstall()) return undefined;
  console.log(`Installing ${packages.join(', ')} (Debian packages) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return output.trim();
}
