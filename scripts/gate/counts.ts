import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

const counts = (passed: number, failed: number, skipped = 0): Counts => ({ passed, failed, skipped });

/** A step that is not a test runner counts as one test. */
export const countOne = (code: number): Counts => (code === 0 ? counts(1, 0) : counts(0, 1));

type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
>;

/** Jest's `--json` report. A file that could not be run counts as one failure. */
export const countJest = (report: JestReport): Counts =>
  counts(
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    report.numPendingTests + report.numTodoTests,
  );

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: readonly unknown[];
};

/** Playwright's JSON report. Errors outside a test (a server that never started) count as one failure each. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts =>
  counts(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped);

/** The last lines of a TAP report, as written by node's own runner. */
export function countTap(text: string): Counts {
  const of = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return counts(of('pass'), of('fail') + of('cancelled'), of('skipped') + of('todo'));
}

/** A closing line in the format of `say`, the last of an output; without one, one failure. */
export function countClosingLine(output: string): Counts {
  const [last] = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].slice(-1);
  return last ? counts(Number(last[1]), Number(last[2]), Number(last[3] ?? 0)) : counts(0, 1);
}

/** A failed run without a reported failure counts as one failure, so that a red run is never counted as green. */
export const neverGreen = (found: Counts, code: number): Counts =>
  code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;

/** The counts of a runner that writes its report to a file. A missing report is one failure. */
export const countReport = (file: string, read: (text: string) => Counts, code: number): Counts =>
  existsSync(file) ? neverGreen(read(readFileSync(file, 'utf8')), code) : counts(0, 1);

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => counts(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), counts(0, 0));

/** The closing line: "12 passed, 0 failed", followed by the skipped tests if there are any. */
export const say = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
