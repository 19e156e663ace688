import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { precompress } from '../../server/build';
import { Explained } from '../base/explain';
import { inRoot } from '../base/root';
import { runNode, script, type RunResult } from '../processes/run';
import { hashSources } from '../base/sources';

const SETTINGS = ['package-lock.json', 'tsconfig.json'];
const RULES = ['config', 'domain', 'services', 'contract'];

const NEXT = '.next';
const BESIDE = '.next-build';

/**
 * Builds the site beside the current one and swaps it in when complete: a failed `next build` leaves nothing servable.
 * The compiler's cache moves along to speed up the next build; serving does not need it.
 */
async function buildSite(): Promise<RunResult> {
  if (existsSync(inRoot(NEXT, 'cache')) && !existsSync(inRoot(BESIDE, 'cache'))) {
    mkdirSync(inRoot(BESIDE), { recursive: true });
    renameSync(inRoot(NEXT, 'cache'), inRoot(BESIDE, 'cache'));
  }
  const result = await runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    env: { NODE_ENV: 'production', HOSTED: '1', NEXT_DIST: BESIDE, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (result.code === 0) {
    await precompress(inRoot(BESIDE, 'static'));
    rmSync(inRoot(NEXT), { recursive: true, force: true });
    renameSync(inRoot(BESIDE), inRoot(NEXT));
    // Next has written the location of this build's types into the file.
    const types = inRoot('next-env.d.ts');
    writeFileSync(types, readFileSync(types, 'utf8').replaceAll(`./${BESIDE}/`, `./${NEXT}/`));
  }
  return result;
}

/** A build target: its inputs and output folder. */
type Target = { name: string; reads: readonly string[]; output: string; build: () => Promise<RunResult> };

const TARGETS: readonly Target[] = [
  {
    name: 'site',
    reads: [
      ...SETTINGS,
      ...RULES,
      'next.config.js',
      'instrumentation.ts',
      'pages',
      'components',
      'hooks',
      'store',
      'themes',
      'locales-fallback',
    ],
    output: NEXT,
    build: buildSite,
  },
  {
    name: 'host',
    reads: [...SETTINGS, ...RULES, 'locales-fallback', 'server'],
    output: 'server/dist',
    build: () => runNode(script('server/build.ts')),
  },
  {
    name: 'sandbox',
    reads: [...SETTINGS, 'domain', 'contract', 'themes', 'artwork', 'sandbox'],
    output: 'sandbox/dist',
    build: () => runNode(script('sandbox/build.ts')),
  },
];

const stampOf = (target: Target) => inRoot(target.output, '.sources');

/** Builds targets that are missing or whose sources changed; a failed build prints its output and ends the command. */
export async function ensureBuilt({ only = TARGETS.map(({ name }) => name) } = {}): Promise<void> {
  for (const target of TARGETS.filter(({ name }) => only.includes(name))) {
    const sources = hashSources(target.reads);
    if (existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === sources) continue;
    process.stdout.write(`Building the ${target.name} … `);
    const { code, output, seconds } = await target.build();
    console.log(code === 0 ? `${seconds.toFixed(1)} s` : 'failed');
    if (code !== 0) throw new Explained(`${output.trim()}\n\nThe ${target.name} could not be built.`);
    writeFileSync(stampOf(target), sources);
  }
}
