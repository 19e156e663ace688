import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../scripts/base/explain';
import { inRoot } from '../scripts/base/root';
import { filesBelow } from '../scripts/base/sources';
import { runNode } from '../scripts/processes/run';
import { atMost, type Figure } from './start/figures';

const REGISTRY = 'config/locales.json';
const FEW = ['en', 'de', 'ar', 'th'];
/** From the issue of part 14. */
const BUILD_S = 10;
const MEMORY_MIB = 60;
const INSTALLED = ['', 'server', 'sandbox', 'artwork'].map((folder) => path.join(folder, 'node_modules'));

/** A copy of the project that offers only these languages; packages are linked. */
function copyWith(folder: string, languages?: readonly string[]): string {
  for (const file of filesBelow('.')) cpSync(inRoot(file), path.join(folder, file));
  for (const packages of INSTALLED.filter((each) => existsSync(inRoot(each))))
    spawnSync('cp', ['-al', inRoot(packages), path.join(folder, packages)]);
  const registry = path.join(folder, REGISTRY);
  const all = JSON.parse(readFileSync(registry, 'utf8')) as { code: string }[];
  if (languages) writeFileSync(registry, JSON.stringify(all.filter(({ code }) => languages.includes(code))));
  return folder;
}

async function ran(copy: string, script: string) {
  const result = await runNode([path.join(copy, 'scripts/run.mjs'), script]);
  if (result.code !== 0) throw new Explained(result.output);
  return result;
}

/** Seconds of a build from nothing, and the memory of the host that has answered each of its languages, in MiB. */
async function costOf(copy: string) {
  const { seconds, processor } = await ran(copy, 'scripts/build.ts');
  const { output } = await ran(copy, 'bench/languageMemory.ts');
  return { seconds, processor: processor ?? seconds, memory: Number(output.trim().split('\n').at(-1)) };
}

/** What all languages cost, beside four: time of a build, and memory of the host. */
export async function languageCostFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(inRoot('.cache', 'languages-'));
  try {
    const few = await costOf(copyWith(path.join(folder, 'few'), FEW));
    const all = await costOf(copyWith(path.join(folder, 'all')));
    return [
      {
        what: 'build with all languages, more than with four',
        figure: all.processor - few.processor,
        unit: ' s',
        target: atMost(BUILD_S),
        detail: `processor; ${few.processor.toFixed(0)} and ${all.processor.toFixed(0)} s, by the clock ${few.seconds.toFixed(0)} and ${all.seconds.toFixed(0)}`,
      },
      {
        what: 'memory of the host, more than with four',
        figure: all.memory - few.memory,
        unit: ' MiB',
        target: atMost(MEMORY_MIB),
        detail: `${few.memory.toFixed(0)} and ${all.memory.toFixed(0)}, after home, lobby and a game in each`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
