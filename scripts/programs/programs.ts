import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Explained } from '../base/explain';
import { run } from '../processes/run';

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** An environment to look in; a variable that is not set is one that is empty. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The program that the variable `by` of `env` names, if any does, else the first of `names` on the PATH, else undefined. */
export function findProgram(
  by: string | undefined,
  names: readonly string[],
  env: Environment = process.env,
): string | undefined {
  const named = by && env[by];
  if (named) {
    if (isRunnable(named)) return named;
    throw new Explained(`${by}=${named} is not a program that can be run.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isRunnable);
}

/** Whether this user may install Debian packages here. */
const mayInstall = () => process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get');

/** Installs Debian packages where that is possible. Answers what apt said, undefined where it was not asked. */
export async function installPackages(packages: readonly string[]): Promise<string | undefined> {
  if (!mayInstall()) return undefined;
  console.log(`Installing ${packages.join(', ')} (Debian packages) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return output.trim();
}
