import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../base/sources';
import { type Counts } from './counts';

/** What every step reads, whatever else. */
const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts'];

/** A step's counts when it was green, and what it had read. */
type Stamps = Readonly<Record<string, { counts: Counts; inputs: string }>>;

function readStamps(file: string): Stamps {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamps;
  } catch {
    return {};
  }
}

/** What a step depends on, in one text: the files it reads, the lock file, Node's version, and what it is told besides. */
export const inputsOf = (reads: readonly string[], told: unknown = null): string =>
  `${process.version} ${JSON.stringify(told)} ${hashFiles([...ALWAYS, ...reads])}`;

/** Remembers in a file with which inputs each step was last green, so that it need not run again with the same. */
export const createStamps = (file: string) => ({
  /** The counts of a step that was green with these inputs, else null. */
  find(name: string, inputs: string): Counts | null {
    const stamp = readStamps(file)[name];
    return stamp?.inputs === inputs ? stamp.counts : null;
  },
  /** Notes the end of a step: one that is not green is forgotten, and one that proved nothing (what it needs is not there). */
  note(name: string, inputs: string, { passed, failed, skipped }: Counts): void {
    const { [name]: _, ...others } = readStamps(file);
    const own = failed === 0 && passed > 0 ? { [name]: { inputs, counts: { passed, failed, skipped } } } : {};
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...others, ...own }));
  },
});
