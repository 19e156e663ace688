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

/** What is booked and what may be: the parts in which two at once must not both win. */
export const MONEY = [
  ...['sandbox/src/ledger', 'sandbox/src/cashier', 'sandbox/src/protection'],
  ...['sandbox/src/withdrawals', 'sandbox/src/history', 'sandbox/src/wallet', 'sandbox/src/rewards'],
  ...['sandbox/src/bonuses', 'sandbox/src/backend/protection.test.ts'],
];

/** Studios that listen, and are killed: each file has a process of its own, so that none waits for what another left open. */
const PLAY = ['sandbox/src/studio', 'sandbox/src/wallet'];

/** The random sequences and the kills take minutes: beside the sandbox's other tests, not after them. */
const LEDGER = ['sandbox/src/ledger', 'sandbox/src/durability'];

/** Types and rules at once (.oxlintrc.json). */
const LINT = ['node_modules/oxlint/bin/oxlint'];
const FORMAT = ['node_modules/oxfmt/bin/oxfmt', '--check'];

/** How much of what could go on without end: random lives of a player, processes killed while they book, rounds of each slot. */
const AMOUNTS = {
  gate: { SEQUENCES: '250', KILLS: '7', ROUNDS: '5000' },
  full: { SEQUENCES: '1000', KILLS: '20', ROUNDS: '20000' },
};

/** How much is run: the gate of every commit, or all there is. */
export type Tier = 'gate' | 'full';

/** Test files of node's runner below folders; those below `without` are left out. */
const testsBelow = (folders: readonly string[], without: readonly string[] = []) =>
  folders
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.test\.m?ts$/.test(file) && !without.some((one) => file === one || file.startsWith(`${one}/`)));

const SANDBOX = ['sandbox', 'domain', 'contract', 'themes', 'tests/fixedSeed.mjs'];
const HOST = ['server', 'services', 'domain', 'config', 'contract', 'locales-fallback', 'tests/fixedSeed.mjs'];
/** The whole system as a browser meets it. */
const SYSTEM = [
  ...SANDBOX,
  ...HOST,
  ...['components', 'hooks', 'pages', 'public', 'store', 'instrumentation.ts', 'next.config.js'],
];
const EVERYTHING = ['.'];

/** Browsers time out when they share two cores with a compiler; with each other they do not. */
const WITH_BROWSERS = 'browsers';

/** Everything that must hold, longest first: the lanes are then full to the end (e2e/support/tiers.ts says what a gate leaves out). */
export function stepsOf(tier: Tier): readonly GateStep[] {
  const amounts = AMOUNTS[tier];
  // Money runs once: where transactions are really parallel, if that can be had, else on the embedded database.
  const elsewhere = findPostgres() && tier === 'gate' ? MONEY : [];
  const here = (folders: readonly string[]) => testsBelow(folders, elsewhere);
  const listed = tier === 'gate' ? [`--test-list=${GATE_LIST}`] : [];
  const inBrowsers = (name: string, projects: readonly string[]) =>
    browserTests(name, [...projects.map((project) => `--project=${project}`), ...listed], {
      needs: ['build', 'browsers', 'tiers'],
      alone: WITH_BROWSERS,
      reads: [...SYSTEM, 'e2e', 'playwright.config.ts'],
    });
  return [
    check('build', script('scripts/build.ts'), { isAhead: true }),
    // Packages are fetched beside the build; a machine that has them is done at once.
    check('browsers', script('scripts/browsers.ts')),
    check('tiers', script('scripts/tiers.ts')),
    jestTests([], { isAhead: true, reads: EVERYTHING }),
    withAmounts(
      nodeTests('sandbox', testsBelow(['sandbox/src'], [...LEDGER, ...PLAY, ...elsewhere]), {
        together: true,
        reads: SANDBOX,
      }),
      amounts,
    ),
    // After the browsers: two installations at once would be in each other's way.
    withAmounts(
      onPostgres(nodeTests('postgres', testsBelow(MONEY), { after: ['browsers'], together: true, reads: SANDBOX })),
      amounts,
    ),
    withAmounts(nodeTests('ledger', here(LEDGER), { together: true, reads: SANDBOX }), amounts),
    nodeTests('play', here(PLAY), { reads: SANDBOX }),
    nodeTests('server', testsBelow(['server/src']), { reads: [...HOST, 'pages', 'components'] }),
    nodeTests('scripts', testsBelow(['scripts']), { reads: EVERYTHING }),
    // The build moves the types that Next makes.
    check('lint', LINT, { after: ['build'], reads: EVERYTHING }),
    check('format', FORMAT, { reads: EVERYTHING }),
    check('contract', script('scripts/contract-types.ts', '--check')),
    check('texts', script('scripts/texts.ts')),
    ...(tier === 'gate' ? [check('full run', script('scripts/full-run.ts'))] : []),
    // The parts that are built.
    check('requirements', script('scripts/requirements.ts', '--check', '1', '2', '3', '4', '5', '6'), {
      needs: ['tiers'],
    }),
    check('unused', ['node_modules/knip/bin/knip.js'], { reads: EVERYTHING }),
    step('conformance', script('scripts/sandbox-conformance.ts'), byClosingLine, { needs: ['build'], reads: SYSTEM }),
    inBrowsers('end-to-end', ['host', 'desktop', 'pictures', 'phone', 'matrix', 'firefox', 'webkit']),
    inBrowsers('whole way', ['whole-way']),
    nodeTests('quickstart', testsBelow(['tests/quickstart']), {
      needs: ['build'],
      alone: WITH_BROWSERS,
      reads: [...SYSTEM, 'tests/quickstart'],
    }),
  ];
}

const isBelow = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** Files of the sandbox, and of those the ones whose tests have a process each. */
export const [isSandbox, isPlay] = [isBelow(['sandbox']), isBelow(PLAY)];

/** `npm run check`: what these changed files and the tests they can touch need, of which nothing must be built first. */
export function checkSteps(tests: readonly string[]): readonly GateStep[] {
  const groups = {
    unit: tests.filter((file) => !isBelow(['sandbox', 'server', 'scripts', 'tests/quickstart'])(file)),
    sandbox: tests.filter((file) => isSandbox(file) && !isPlay(file)),
    alone: tests.filter((file) => isPlay(file) || isBelow(['server', 'scripts'])(file)),
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
