import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Where the runners leave their reports for the closing line. */
const FOLDER = inRoot('.cache', 'reports');

export const reportFile = (name) => `${FOLDER}/${name}`;

/** Forgets the last run, so that a runner that dies cannot be counted by its old report. */
export function clearReports() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}
