import { runNode, script, type RunOptions, type RunResult } from '../processes/run';
import { ensurePostgres, NO_POSTGRES, startPostgres } from '../programs/postgres';
import {
  countClosingLine,
  countJest,
  countOne,
  countPlaywright,
  countReport,
  countTap,
  neverGreen,
  type Counts,
} from './counts';
import { reportFile } from './reports';
import { type Step } from './steps';

/** The result of a gate step: its counts, output and duration. */
export type StepResult = Counts & Omit<RunResult, 'code'>;

/**
 * A step of the gate. `env` is added to the environment of its command. `reads` are the files and folders that its
 * result depends on: when they are unchanged since it was green, it is not run again (stamps.ts); a step without them
 * always runs. A step that `isAhead` comes before the others where both want a core.
 */
export type GateStep = Omit<Step<StepResult>, 'run'> & {
  isAhead?: boolean;
  reads?: readonly string[];
  amounts?: Readonly<Record<string, string>>;
  run: (env?: RunOptions['env']) => Promise<StepResult>;
};

/** When a step may start, what it reads, and how long it may take before it counts as hanging. */
type Order = Pick<GateStep, 'needs' | 'after' | 'reads' | 'isAhead'> & { limitSeconds?: number };

/** A slow machine takes half of it for the longest step of a gate. */
const LIMIT_SECONDS = 3000;

export const step = (
  name: string,
  args: readonly string[],
  count: (result: RunResult) => Counts,
  { limitSeconds = LIMIT_SECONDS, ...order }: Order = {},
): GateStep => ({
  name,
  ...order,
  run: async (env) => {
    const { code, ...result } = await runNode(args, { env, isPatient: !order.isAhead, limitSeconds });
    return { ...count({ code, ...result }), ...result };
  },
});

/** A check: one command that passes or fails. */
export const check = (name: string, args: readonly string[], order?: Order) =>
  step(name, args, ({ code }) => countOne(code), order);

/** For a test runner that writes a report, whose tests are counted by `count`. */
const inReport =
  (report: string, count: (text: string) => Counts) =>
  ({ code }: RunResult) =>
    countReport(reportFile(report), count, code);

/** For a runner without a report that ends with a line of counts. */
export const byClosingLine = ({ code, output }: RunResult) => neverGreen(countClosingLine(output), code);

/** Node flags to load the sources, with a fixed seed for the property tests. */
export const SOURCES = ['--import', 'tsx', '--import', './tests/fixedSeed.mjs'];

/** A test that hangs fails by its name, before its step does. */
const TEST_LIMIT_MS = 1_200_000;

/** Node's own test runner. `together` runs all files in one process, for common imports without shared state. */
export function nodeTests(
  name: string,
  files: readonly string[],
  { together = false, ...order }: Order & { together?: boolean } = {},
): GateStep {
  // Without a file node would look for tests everywhere.
  if (files.length === 0) throw new Error(`${name} has no tests`);
  // Without `--test-force-exit`, which cuts the report that is written to a file.
  const report = `${name}.tap`;
  const reporters = { spec: 'stdout', tap: reportFile(report) };
  const reporting = Object.entries(reporters).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  const all = together
    ? [...reporting, 'sandbox/src/testing/testsTogether.ts', ...files]
    : ['--test', `--test-timeout=${TEST_LIMIT_MS}`, ...reporting, ...files];
  return step(name, [...SOURCES, ...all], inReport(report, countTap), order);
}

/** Jest's tests: all, or those selected by `args`. */
export const jestTests = (args: readonly string[] = [], order: Order = {}): GateStep =>
  step(
    'unit',
    // One worker per core: Jest would leave one idle, and many tests wait for a timer.
    [
      // Jest loads every module anew for each file, so what V8 optimizes early is thrown away: a ninth of the processor.
      '--interrupt-budget=1000000',
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${reportFile('jest.json')}`,
      ...args,
    ],
    inReport('jest.json', (text) => countJest(JSON.parse(text))),
    order,
  );

/** End-to-end tests; `args` are Playwright's. */
export function browserTests(name: string, args: readonly string[], order: Order = {}): GateStep {
  const report = `${name}.json`;
  const count = inReport(report, (text) => countPlaywright(JSON.parse(text)));
  const { run, ...rest } = step(name, script('scripts/e2e.ts', ...args), count, order);
  return { ...rest, run: (env) => run({ ...env, E2E_REPORT: report }) };
}

/** Runs the step on a temporary PostgreSQL server, with really parallel transactions; skipped without PostgreSQL. */
export const onPostgres = ({ run, ...rest }: GateStep): GateStep => ({
  ...rest,
  run: async (env) => {
    const programs = await ensurePostgres();
    if (!programs) return { passed: 0, failed: 0, skipped: 1, output: NO_POSTGRES, seconds: 0, processor: 0 };
    const server = await startPostgres(programs);
    try {
      return await run({ ...env, TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
});

/** The step with the amounts of its open-ended tests in its environment. */
export const withAmounts = ({ run, ...rest }: GateStep, amounts: Record<string, string>): GateStep => ({
  ...rest,
  amounts,
  run: (env) => run({ ...amounts, ...env }),
});
