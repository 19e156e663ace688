import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { whenInterrupted } from './interrupt';
import { ROOT } from '../base/root';
import { countProcessors } from './processors';

/** `env` is added to the environment; `show` passes the output through uncollected; `isPatient` lowers the priority. */
export type RunOptions = { env?: Record<string, string>; show?: boolean; isPatient?: boolean };

/**
 * `output` is empty if it was shown; a command that cannot start has code 127. `seconds` is wall-clock time,
 * `processor` that of the command and its descendants, null when the system does not report it.
 */
export type RunResult = { code: number; output: string; seconds: number; processor: number | null };

/** Niceness (of 20): a step on the critical path gets a core to itself, and the others still progress. */
const PATIENT = 3;

const running = new Set<ChildProcess>();

whenInterrupted(() => running.forEach((child) => child.kill('SIGTERM')));

/** Runs one command to its end, from the root. */
export function run(
  file: string,
  args: readonly string[],
  { env = {}, show = false, isPatient = false }: RunOptions = {},
) {
  const started = performance.now();
  return new Promise<RunResult>((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    if (isPatient && child.pid) setPriority(child.pid, PATIENT);
    const worked = child.pid ? countProcessors(child.pid) : () => null;
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000, processor: worked() });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** `run` for a script or a package's bin file. */
export const runNode = (args: readonly string[], options?: RunOptions) => run(process.execPath, args, options);

/** Arguments of `runNode` for a TypeScript command of this repository, as package.json starts it. */
export const script = (file: string, ...args: string[]): string[] => ['scripts/run.mjs', file, ...args];
