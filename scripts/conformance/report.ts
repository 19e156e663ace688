import { type Result } from './run';

const MARKS = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' } as const;

/** "ok       games", or a line that ends with the reason. */
export function lineOf({ subject, outcome, reasons }: Result): string {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : '';
  return `${MARKS[outcome].padEnd(8)} ${subject}${why}`;
}

/** "9 passed, 1 failed, 1 skipped" */
export function closingLine(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}
