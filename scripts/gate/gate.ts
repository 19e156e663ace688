import { filesBelow } from '../base/sources';
import { script } from '../processes/run';
import { findPostgres } from '../programs/postgres';
import {
  browserTests,
  byClosingLine,
  check,
  type GateStep,
  jestTests,
  nodeTests,
  onPostgres,
  step,
  withAmounts,
} from './runners';
import { GATE_LIST } from './tierFiles';

/** Bookings and their limits: the code in which two concurrent requests must not both succeed. */
export const MONEY = [
  'sandbox/src/casino/ledger',
  'sandbox/src/casino/cashier',
  'sandbox/src/casino/protection',
  'sandbox/src/casino/withdrawals',
  'sandbox/src/casino/history',
  'sandbox/src/casino/play',
  'sandbox/src/casino/rewards',
  'sandbox/src/casino/bonuses',
  'sandbox/src/casino/protection/protection.test.ts',
  'sandbox/src/casino/tournaments/twoProcesses.test.ts',
];

/** Scripts, and what their runner tests besides: servers that are started in a process of their own. */
const SCRIPTS = ['scripts', 'tests/literalBackend', 'tests/adapters'];

/** Studios that listen and are killed: each file has its own process, so that none waits for what another left open. */
const PLAY = ['sandbox/src/studio', 'sandbox/src/casino/play'];

/** The random sequences and the kills take minutes, so they run in parallel with the sandbox's other tests. */
const LEDGER = ['sandbox/src/casino/ledger', 'sandbox/src/testing'];

/** Types and lint together (.oxlintrc.json). */
const LINT = ['node_modules/oxlint/bin/oxlint'];
const FORMAT = ['node_modules/oxfmt/bin/oxfmt', '--check'];

/** Amounts of the open-ended tests: random player sequences, processes killed while booking, rounds per slot, seconds of chat. */
const AMOUNTS = {
  gate: { SEQUENCES: '250', KILLS: '7', ROUNDS: '5000', CHAT_SECONDS: '3' },
  full: { SEQUENCES: '1000', KILLS: '20', ROUNDS: '20000', CHAT_SECONDS: '60' },
};

/** How much is run: the gate of every commit, or everything. */
export type Tier = 'gate' | 'full';

/** Test files of node's runner below folders, without those below `without`. */
const testsBelow = (folders: readonly string[], without: readonly string[] = []) =>
  folders
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.test\.m?ts$/.test(file) && !without.some((one) => file === one || file.startsWith(`${one}/`)));

const SANDBOX = ['sandbox', 'artwork', 'domain', 'contract', 'themes', 'tests/fixedSeed.mjs'];
const HOST = ['server', 'services', 'domain', 'config', 'contract', 'locales-fallback', 'tests/fixedSeed.mjs'];
/** The whole system as seen by a browser. */
const SYSTEM = [
  ...SANDBOX,
  ...HOST,
  'components',
  'hooks',
  'pages',
  'public',
  'store',
  'instrumentation.ts',
  'next.config.js',
];
/** What the gallery shows the parts with. */
const GALLERY = ['gallery', 'tests/support', 'tests/surroundings', 'tests/sampleGames.ts'];
const EVERYTHING = ['.'];

/** Together they fill the cores. Beside the browsers each would take longer, and so would the browsers. */
const HEAVY = ['unit', 'sandbox', 'postgres', 'ledger', 'play', 'server'];

/**
 * All steps, in the order in which they take a free lane (tiers.ts says what a gate leaves out): the heavy ones, then the
 * browsers, with the light ones beside them.
 */
export function stepsOf(tier: Tier): readonly GateStep[] {
  const amounts = AMOUNTS[tier];
  // The money tests run once: on PostgreSQL, where transactions are parallel, or else on the embedded database.
  const elsewhere = findPostgres() && tier === 'gate' ? MONEY : [];
  const here = (folders: readonly string[]) => testsBelow(folders, elsewhere);
  const listed = tier === 'gate' ? [`--test-list=${GATE_LIST}`] : [];
  const inBrowsers = (name: string, projects: readonly string[]) =>
    browserTests(name, [...projects.map((project) => `--project=${project}`), ...listed], {
      needs: ['build', 'browsers', 'tiers'],
      after: HEAVY,
      isAhead: true,
      reads: [...SYSTEM, ...GALLERY, 'e2e', 'playwright.config.ts'],
      ...(tier === 'full' ? { limitSeconds: 12_000 } : {}),
    });
  return [
    check('build', script('scripts/build.ts'), { isAhead: true }),
    // Packages are fetched in parallel with the build; on a machine that has them this takes no time.
    check('browsers', script('scripts/browsers.ts')),
    check('tiers', script('scripts/tiers.ts')),
    jestTests([], { isAhead: true, reads: EVERYTHING }),
    inBrowsers('end-to-end', [
      'host',
      'literal',
      'literal-phone',
      'desktop',
      'pictures',
      'phone',
      'matrix',
      'firefox',
      'webkit',
    ]),
    inBrowsers('whole way', ['whole-way']),
    ...(tier === 'full' ? [inBrowsers('references', ['references'])] : []),
    withAmounts(
      nodeTests('sandbox', testsBelow(['sandbox/src', 'artwork/src'], [...LEDGER, ...PLAY, ...elsewhere]), {
        together: true,
        reads: SANDBOX,
      }),
      amounts,
    ),
    // After the step `browsers`: two installations at once would interfere.
    withAmounts(
      onPostgres(nodeTests('postgres', testsBelow(MONEY), { after: ['browsers'], together: true, reads: SANDBOX })),
      amounts,
    ),
    withAmounts(nodeTests('ledger', here(LEDGER), { together: true, reads: SANDBOX }), amounts),
    nodeTests('play', here(PLAY), { reads: SANDBOX }),
    // The last of the heavy ones, which mostly waits for its hosts: the browsers wait for it.
    nodeTests('server', testsBelow(['server']), { isAhead: true, reads: [...HOST, 'pages', 'components'] }),
    nodeTests('quickstart', testsBelow(['tests/quickstart']), {
      needs: ['build'],
      after: HEAVY,
      // As the next one: its servers have to start in time.
      isAhead: true,
      reads: [...SYSTEM, 'tests/quickstart'],
    }),
    step('conformance', script('scripts/sandbox-conformance.ts'), byClosingLine, {
      needs: ['build'],
      isAhead: true,
      reads: SYSTEM,
    }),
    nodeTests('scripts', testsBelow(SCRIPTS), { reads: EVERYTHING }),
    // The build moves the types that Next generates.
    check('lint', LINT, { after: ['build'], reads: EVERYTHING }),
    check('unused', ['node_modules/knip/bin/knip.js'], { reads: EVERYTHING }),
    // The numbers of the finished parts.
    check('requirements', script('scripts/requirements.ts', '--check', '1', '2', '3', '4', '5', '6'), {
      needs: ['tiers'],
    }),
    check('texts', script('scripts/texts.ts')),
    check('contract', script('scripts/contract-types.ts', '--check')),
    check('format', FORMAT, { reads: EVERYTHING }),
    ...(tier === 'gate' ? [check('full run', script('scripts/full-run.ts'))] : []),
  ];
}

const isBelow = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** Whether a file belongs to the sandbox or its artwork, and whether its tests need a process each. */
export const [isSandbox, isPlay] = [isBelow(['sandbox', 'artwork']), isBelow(PLAY)];

/** `npm run check`: the steps for the changed files and the affected tests, none of which needs a build. */
export function checkSteps(tests: readonly string[]): readonly GateStep[] {
  const groups = {
    unit: tests.filter((file) => !isBelow(['sandbox', 'artwork', 'server', 'tests/quickstart', ...SCRIPTS])(file)),
    sandbox: tests.filter((file) => isSandbox(file) && !isPlay(file)),
    alone: tests.filter((file) => isPlay(file) || isBelow(['server', ...SCRIPTS])(file)),
  };
  return [
    check('lint', LINT),
    ...(groups.unit.length > 0 ? [jestTests(['--runTestsByPath', ...groups.unit])] : []),
    ...(groups.sandbox.length > 0 ? [nodeTests('sandbox', groups.sandbox, { together: true })] : []),
    ...(groups.alone.length > 0 ? [nodeTests('play, host and scripts', groups.alone)] : []),
    check('format', FORMAT),
    check('contract', script('scripts/contract-types.ts', '--check')),
    check('texts', script('scripts/texts.ts')),
  ];
}
