import {
  countClosingLine,
  countJest,
  countOne,
  countPlaywright,
  countReport,
  countTap,
  neverGreen,
} from './counts.mjs';
import { ensurePostgres, NO_POSTGRES, startPostgres } from './postgres.mjs';
import { reportFile } from './reports.mjs';
import { runNode } from './run.mjs';
import { filesBelow } from './sources.mjs';

/** A check: one command that is right or wrong. */
const check = (name, args, rest = {}) => ({
  name,
  ...rest,
  run: async () => {
    const result = await runNode(args);
    return { ...result, ...countOne(result.code) };
  },
});

/** A test runner: a command that leaves a report, whose tests are counted by `count`. */
const runner = (name, args, { report, count, options, ...rest }) => ({
  name,
  ...rest,
  run: async (more = {}) => {
    const result = await runNode(args, { ...options, ...more });
    return { ...result, ...countReport(reportFile(report), count, result.code) };
  },
});

/** A runner that leaves no report but closes with a line of counts. */
const speaker = (name, args, rest) => ({
  name,
  ...rest,
  run: async () => {
    const result = await runNode(args);
    return { ...result, ...neverGreen(countClosingLine(result.output), result.code) };
  },
});

/**
 * node's own test runner. The files are found here, since Node 20 takes no patterns; those below `without` are left out.
 * `together` runs all of them in one process, for files that share much to load and nothing to change.
 */
function nodeTests(name, folders, nodeArgs = [], { without = [], together = false, ...rest } = {}) {
  const report = `${name}.tap`;
  const reporters = { spec: 'stdout', tap: reportFile(report) };
  const reporting = Object.entries(reporters).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  const files = [folders].flat().flatMap((folder) => {
    const found = filesBelow(folder)
      .filter((file) => /\.test\.(ts|mjs)$/.test(file))
      .filter((file) => !without.some((one) => file.startsWith(`${one}/`)));
    // Without a file node would look for tests everywhere.
    if (found.length === 0) throw new Error(`${folder} has no tests`);
    return found;
  });
  const all = together ? [...reporting, 'sandbox/src/testsTogether.mjs', ...files] : ['--test', ...reporting, ...files];
  return runner(name, [...nodeArgs, ...all], { report, count: countTap, ...rest });
}

const countJson = (count) => (text) => count(JSON.parse(text));

/** End-to-end tests in one or more of Playwright's projects. Browsers time out when they share two cores with a compiler. */
function browserTests(name, projects) {
  const report = `${name}.json`;
  const args = ['scripts/e2e.mjs', ...projects.map((project) => `--project=${project}`)];
  const options = { env: { E2E_REPORT: report } };
  const rest = { needs: ['build', 'browsers'], alone: true, report, count: countJson(countPlaywright) };
  return runner(name, args, { options, ...rest });
}

/**
 * The same step on a PostgreSQL server that is started for it and thrown away, where transactions are really parallel.
 * Where there is none, the step counts as skipped.
 */
const onPostgres = ({ run, ...step }) => ({
  ...step,
  run: async () => {
    const programs = await ensurePostgres();
    if (!programs) return { passed: 0, failed: 0, skipped: 1, output: NO_POSTGRES, seconds: 0 };
    const server = await startPostgres(programs);
    try {
      // A tenth of the sequences: it is the waiting for one another that is looked at.
      return await run({ env: { TEST_DATABASE_URL: server.url, SEQUENCES: '100' } });
    } finally {
      await server.stop();
    }
  },
});

/** How node reads the sources, and draws the same values for property tests in every run. */
const SOURCES = ['--import', 'tsx', '--import', './tests/fixedSeed.mjs'];

/** What is booked and what may be: the parts in which two at once must not both win. */
const MONEY = [
  ...['sandbox/src/ledger', 'sandbox/src/cashier', 'sandbox/src/protection'],
  ...['sandbox/src/withdrawals', 'sandbox/src/history', 'sandbox/src/wallet', 'sandbox/src/rewards'],
  'sandbox/src/bonuses',
];

/** Studios that listen, and are killed: each file has a process of its own, so that none waits for what another left open. */
const PLAY = ['sandbox/src/studio', 'sandbox/src/wallet'];

/** The random sequences and the kills take minutes: beside the sandbox's other tests, not after them. */
const LEDGER = ['sandbox/src/ledger', 'sandbox/src/durability'];

const jestReport = reportFile('jest.json');

/** Everything that must hold, longest first: the lanes are then full to the end. */
export const GATE = [
  check('build', ['scripts/build.mjs']),
  // Packages are fetched beside the build; a machine that has them is done at once.
  check('browsers', ['scripts/browsers.mjs']),
  nodeTests('ledger', LEDGER, SOURCES, { together: true }),
  nodeTests('sandbox', 'sandbox/src', SOURCES, { without: [...LEDGER, ...PLAY], together: true }),
  nodeTests('play', PLAY, SOURCES),
  runner('unit', ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`], {
    report: 'jest.json',
    count: countJson(countJest),
  }),
  // After the browsers: two installations at once would be in each other's way.
  onPostgres(nodeTests('postgres', MONEY, SOURCES, { after: ['browsers'], together: true })),
  nodeTests('server', 'server/src', SOURCES),
  nodeTests('scripts', 'scripts'),
  // The build moves the types that Next makes.
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit'], { after: ['build'] }),
  check('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  check('boundaries', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '.',
  ]),
  check('contract', ['scripts/contract-types.mjs', '--check']),
  check('texts', ['scripts/texts.mjs']),
  // The parts that are built.
  check('requirements', ['scripts/requirements.mjs', '--check', '1', '2', '3', '4', '5', '6']),
  check('unused', ['node_modules/knip/bin/knip.js']),
  speaker('conformance', ['scripts/sandbox-conformance.mjs'], { needs: ['build'] }),
  nodeTests('quickstart', 'tests/quickstart', [], { needs: ['build'], alone: true }),
  browserTests('end-to-end', ['host', 'desktop', 'phone']),
  browserTests('matrix', ['matrix']),
  browserTests('whole way', ['whole-way']),
  browserTests('firefox', ['firefox']),
  browserTests('webkit', ['webkit']),
];
