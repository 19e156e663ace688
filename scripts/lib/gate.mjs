import {
  countClosingLine,
  countJest,
  countOne,
  countPlaywright,
  countReport,
  countTap,
  neverGreen,
} from './counts.mjs';
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
  run: async () => {
    const result = await runNode(args, options);
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

/** node's own test runner. The files are found here, since Node 20 takes no patterns. */
function nodeTests(name, folder, nodeArgs = [], rest = {}) {
  const report = `${name}.tap`;
  const reporters = { spec: 'stdout', tap: reportFile(report) };
  const reporting = Object.entries(reporters).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  const files = filesBelow(folder).filter((file) => /\.test\.(ts|mjs)$/.test(file));
  // Without a file node would look for tests everywhere.
  if (files.length === 0) throw new Error(`${folder} has no tests`);
  return runner(name, [...nodeArgs, '--test', ...reporting, ...files], { report, count: countTap, ...rest });
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

const jestReport = reportFile('jest.json');

/** Everything that must hold, longest first: the lanes are then full to the end. */
export const GATE = [
  check('build', ['scripts/build.mjs']),
  // Packages are fetched beside the build; a machine that has them is done at once.
  check('browsers', ['scripts/browsers.mjs']),
  nodeTests('sandbox', 'sandbox/src', ['--import', 'tsx']),
  runner('unit', ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`], {
    report: 'jest.json',
    count: countJson(countJest),
  }),
  nodeTests('server', 'server/src', ['--import', 'tsx']),
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
  check('requirements', ['scripts/requirements.mjs', '--check', '1', '2', '3']),
  check('unused', ['node_modules/knip/bin/knip.js']),
  speaker('conformance', ['scripts/sandbox-conformance.mjs'], { needs: ['build'] }),
  nodeTests('quickstart', 'tests/quickstart', [], { needs: ['build'], alone: true }),
  browserTests('end-to-end', ['host', 'desktop', 'phone']),
  browserTests('matrix', ['matrix']),
  browserTests('firefox', ['firefox']),
  browserTests('webkit', ['webkit']),
];
