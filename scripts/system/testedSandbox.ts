import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../base/root';
import { hoursToMorning } from './morning';

/** When it is for pictures that are compared: a Wednesday morning. */
export const FIXED_TIME = '2026-03-11T06:00:00.000Z';

/** Settings of a sandbox for tests, with data that is deleted when this process ends; `isFixed`: its clock stands still. */
export function testedSandbox({ isFixed = false } = {}): Record<string, string> {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-tested-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  return {
    DATA_DIR: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...(isFixed ? { SANDBOX_FIXED_TIME: FIXED_TIME } : { SANDBOX_HOURS_AHEAD: hoursToMorning() }),
    // Covers are drawn once for all runs: each takes a third of a second of processor time.
    ARTWORK_DIR: inRoot('.cache/artwork'),
    // Seeding takes half a minute of processor time, so it is done once per day and version of the sandbox.
    SEED_SNAPSHOT_DIR: inRoot('.cache/seeds'),
  };
}
