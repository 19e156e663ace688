import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { whenInterrupted } from './interrupt';
import { signalGroup } from './signalGroup';
import { ROOT } from '../base/root';
import { countProcessors } from './processors';

/**
 * `env` is added to the environment; `show` passes the output through uncollected; `isPatient` lowers the priority; a
 * command that takes longer than `limitSeconds` is stopped with its children, so that what hangs has a name.
 */
export type RunOptions = {
  env?: Record<string, string>;
  show?: boolean;
  isPatient?: boolean;
  limitSeconds?: number;
  cwd?: string;
};

/**
 * `output` is empty if it was shown; a command that cannot start has code 127, one that was stopped 124. `seconds` is
 * wall-clock time, `processor` that of the command and its descendants, null when the system does not report it.
 */
export type RunResult = { code: number; output: string; seconds: number; processor: number | null };

/** Niceness (of 20): of cores that all want, what is ahead gets three quarters, and the others still progress. */
const PATIENT = 7;

/**
 * Lowers the priority of a collected command and its later children. Linux weighs sessions against each other first, and
 * such a command is one of its own; elsewhere the process's own priority counts.
 */
function lowerPriority(pid: number): void {
  setPriority(pid, PATIENT);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PATIENT));
  } catch {
    // Another system.
  }
}

/** Between the request to end and the end by force. */
const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();

/** A collected command leads a process group, which is signalled whole; a shown one shares the terminal's. */
function signal(child: ChildProcess, kind: NodeJS.Signals, isGroup: boolean): void {
  if (isGroup && child.pid) signalGroup(child.pid, kind);
  else child.kill(kind);
}

whenInterrupted(() => running.forEach((child) => signal(child, 'SIGTERM', child.stdout !== null)));

/** Runs one command to its end, from the root unless `cwd` is given. */
export function run(
  file: string,
  args: readonly string[],
  { env = {}, show = false, isPatient = false, limitSeconds, cwd = ROOT }: RunOptions = {},
) {
  const started = performance.now();
  return new Promise<RunResult>((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      detached: !show,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    // A shown command is of our own session, which keeps its priority.
    if (isPatient && !show && child.pid) lowerPriority(child.pid);
    const worked = child.pid ? countProcessors(child.pid) : () => null;
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    let stopped = false;
    const timers: NodeJS.Timeout[] = [];
    const end = (code: number) => {
      timers.forEach(clearTimeout);
      running.delete(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000, processor: worked() });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(stopped ? 124 : (code ?? 1)));
    if (limitSeconds === undefined) return;
    const stop = () => {
      stopped = true;
      output += `\nStopped after ${limitSeconds} s.`;
      signal(child, 'SIGTERM', !show);
      // What still holds the output open after that is not waited for.
      const byForce = () => {
        signal(child, 'SIGKILL', !show);
        end(124);
      };
      timers.push(setTimeout(byForce, GRACE_MS));
    };
    timers.push(setTimeout(stop, limitSeconds * 1000));
  });
}

/** `run` for a script or a package's bin file. */
export const runNode = (args: readonly string[], options?: RunOptions) => run(process.execPath, args, options);

/** Arguments of `runNode` for a TypeScript command of this repository, as package.json starts it. */
export const script = (file: string, ...args: string[]): string[] => ['scripts/run.mjs', file, ...args];
