import { existsSync } from 'node:fs';
import { Explained } from '../scripts/lib/explain.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { startChild } from './rounds.mjs';

async function buildBare() {
  if (existsSync(inRoot('bench/bare/.next/BUILD_ID'))) return;
  const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build', '--webpack', 'bench/bare'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Explained(`${output}\n\nbench/bare could not be built.`);
}

/** A Next page that does nothing, built once, served in a process of its own: what every figure of a page is beside. */
export async function startBarePage(env = { NODE_ENV: 'production', NEXT_DIST: '' }) {
  await buildBare();
  const child = await startChild('renderChild.mjs', { args: [inRoot('bench/bare')], env });
  return { ...child, address: `http://127.0.0.1:${child.port}/` };
}
