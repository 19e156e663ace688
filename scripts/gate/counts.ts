import { existsSync, readFileSync } from 'node:fs';

/** How many tests a step stands for. */
export type Counts = { passed: number; failed: number; skipped: number };

const counts = (passed: number, failed: number, skipped = 0): Counts => ({ passed, failed, skipped });

/** A step that is not a test runner counts as one. */
export const countOne = (code: number): Counts => (code === 0 ? counts(1, 0) : counts(0, 1));

/** Of Jest's `--json` report what is counted. */
type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
>;

/** Jest's `--json` report. A file that could not even be run counts as one failure. */
export const countJest = (report: JestReport): Counts =>
  counts(
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    report.numPendingTests + report.numTodoTests,
  );

/** Of Playwright's json report what is counted. */
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: readonly unknown[];
};

/** Playwright's json report. Errors outside a test (a server that never came up) count as one each. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts =>
  counts(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped);

/** The last lines of a TAP report, as node's own runner writes it. */
export function countTap(text: string): Counts {
  const of = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return counts(of('pass'), of('fail') + of('cancelled'), of('skipped') + of('todo'));
}

/** A closing line as `say` writes it, the last of an output; without one, one failure. */
export function countClosingLine(output: string): Counts {
  const [last] = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].slice(-1);
  return last ? counts(Number(last[1]), Number(last[2]), Number(last[3] ?? 0)) : counts(0, 1);
}

/** A run that failed although it names no failure is one failure: no way out of a red run is green. */
export const neverGreen = (found: Counts, code: number): Counts =>
  code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;

/** The counts of a runner that wrote its report to a file. A missing report is one failure. */
export const countReport = (file: string, read: (text: string) => Counts, code: number): Counts =>
  existsSync(file) ? neverGreen(read(readFileSync(file, 'utf8')), code) : counts(0, 1);

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => counts(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), counts(0, 0));

/** The closing line: "12 passed, 0 failed", and what was skipped if anything was. */
export const say = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
