import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../base/root';

/** Where the runners write their reports for the closing line. */
const FOLDER = inRoot('.cache', 'reports');

export const reportFile = (name: string): string => `${FOLDER}/${name}`;

/** Removes the reports of the last run, so that a runner that crashes is not counted by its old report. */
export function clearReports(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}
