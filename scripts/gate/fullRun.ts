import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../base/root';
import { run } from '../processes/run';
import { type Counts } from './counts';

/** The last green full run: commit, day and counts. */
const FILE = inRoot('docs', 'full-run.json');
type FullRun = {
  commit: string;
  day: string;
  passed: number;
  skipped: number;
  /** Written by hand: the few tests that were red, what was mended, and that they were green by themselves after it. */
  mended?: string;
};

/** The number of commits for which a full run is valid. */
export const HOLDS_FOR = 40;

const git = (...args: string[]) => run('git', args);

/** How many commits ago the last full run was; null when the history is not available, as in a shallow clone. */
async function commitsSince({ commit }: FullRun): Promise<number | null> {
  const { code, output } = await git('rev-list', '--count', `${commit}..HEAD`);
  return code === 0 ? Number(output) : null;
}

/** The error message for an age; null when it is acceptable. */
export const faultOfAge = (age: number | null): string | null =>
  age !== null && age > HOLDS_FOR
    ? `The last full run was ${age} commits ago: run "npm run test:full" and commit docs/full-run.json.`
    : null;

/** The last full run, and its age in commits; null before the first. */
export async function lastFullRun(): Promise<{ last: FullRun; age: number | null } | null> {
  if (!existsSync(FILE)) return null;
  const last = JSON.parse(readFileSync(FILE, 'utf8')) as FullRun;
  return { last, age: await commitsSince(last) };
}

/** Records a green full run, unless files differ from the commit, since then the commit was not what ran. */
export async function noteFullRun({ passed, skipped }: Counts): Promise<void> {
  const [{ output: changed }, { output: commit }] = [
    await git('status', '--porcelain'),
    await git('rev-parse', 'HEAD'),
  ];
  if (changed.trim()) return console.log('Files differ from the commit: docs/full-run.json stays as it was.');
  const run: FullRun = { commit: commit.trim(), day: new Date().toISOString().slice(0, 10), passed, skipped };
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}
