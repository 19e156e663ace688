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

/** Environment variables; an unset one counts as empty. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The program named by the variable `by` of `env`, else the first of `names` on the PATH, else undefined. Throws
 * Explained when `by` names something that cannot be run.
 */
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

const mayInstall = () => process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get');

/** Installs Debian packages if possible. Resolves with apt's output, undefined when it was not run. */
export async function installPackages(packages: readonly string[]): Promise<string | undefined> {
  if (!mayInstall()) return undefined;
  console.log(`Installing ${packages.join(', ')} (Debian packages) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return output.trim();
}
