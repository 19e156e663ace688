import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../base/root';

/** Where the runners leave their reports for the closing line. */
const FOLDER = inRoot('.cache', 'reports');

export const reportFile = (name: string): string => `${FOLDER}/${name}`;

/** Forgets the last run, so that a runner that dies cannot be counted by its old report. */
export function clearReports(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}
