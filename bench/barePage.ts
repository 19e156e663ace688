import { existsSync } from 'node:fs';
import { Explained } from '../scripts/base/explain';
import { inRoot } from '../scripts/base/root';
import { runNode } from '../scripts/processes/run';
import { startChild, type Child } from './start/rounds';

async function buildBare(): Promise<void> {
  if (existsSync(inRoot('bench/bare/.next/BUILD_ID'))) return;
  const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build', '--webpack', 'bench/bare'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Explained(`${output}\n\nbench/bare could not be built.`);
}

/** A Next page without content, built once and served in its own process: the baseline for every page figure. */
export async function startBarePage(
  env: Record<string, string> = { NODE_ENV: 'production', NEXT_DIST: '' },
): Promise<Child & { address: string }> {
  await buildBare();
  const child = await startChild('renderChild.ts', { args: [inRoot('bench/bare')], env });
  return { ...child, address: `http://127.0.0.1:${child.port}/` };
}
