import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../base/sources';
import { type Counts } from './counts';

/** Inputs of every step. */
const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts'];

/** A step's counts when it was green, and the inputs it had. */
type Stamps = Readonly<Record<string, { counts: Counts; inputs: string }>>;

function readStamps(file: string): Stamps {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamps;
  } catch {
    return {};
  }
}

/** The inputs of a step as one string: the files it reads, the lock file, Node's version, and its parameters. */
export const inputsOf = (reads: readonly string[], told: unknown = null): string =>
  `${process.version} ${JSON.stringify(told)} ${hashFiles([...ALWAYS, ...reads])}`;

/** Stores in a file the inputs with which each step was last green, so that it is not run again with the same ones. */
export const createStamps = (file: string) => ({
  /** The counts of a step that was green with these inputs, else null. */
  find(name: string, inputs: string): Counts | null {
    const stamp = readStamps(file)[name];
    return stamp?.inputs === inputs ? stamp.counts : null;
  },
  /** Records a result; a step that failed, or passed no test because a program is missing, is removed. */
  note(name: string, inputs: string, { passed, failed, skipped }: Counts): void {
    const { [name]: _, ...others } = readStamps(file);
    const own = failed === 0 && passed > 0 ? { [name]: { inputs, counts: { passed, failed, skipped } } } : {};
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...others, ...own }));
  },
});
