import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../base/root';

/** The hour of the house's day, in UTC, at which tests begin. */
const MORNING = 6;

/** Settings of a sandbox that tests are run against, with data that goes when this process ends. */
export function testedSandbox(): Record<string, string> {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-tested-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  return {
    DATA_DIR: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    // Morning at the house, whenever the tests run: midnight, when days end and bonuses begin, is far.
    SANDBOX_HOURS_AHEAD: String((24 + MORNING - new Date().getUTCHours()) % 24),
    // A cover is drawn once for all runs: a drawing takes a third of a second of a core.
    ARTWORK_DIR: inRoot('.cache/artwork'),
    // Seeding takes half a minute of a core: once a day and version of the sandbox is enough.
    SEED_SNAPSHOT_DIR: inRoot('.cache/seeds'),
  };
}
