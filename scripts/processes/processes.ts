import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../base/root';
import { signalGroup } from './signalGroup';

const LAST_LINES = 30;
/** How long a killed process may take to be gone. */
const GONE_MS = 5_000;

/** Where the output goes besides the lines kept for error messages: the file `log`, or line by line to `print`. */
export type Output = { log?: string; print?: (line: string) => void };

/** Environment and stdio for a process to inherit reserved sockets; call `letGo` once it has been started. */
export type HandedOver = { env: Record<string, string>; stdio: number[]; letGo: () => void };

/** A process that ended unexpectedly, with its last lines. */
export type Loss = { name: string; code: number | null; signal: NodeJS.Signals | null; lines: string[] };

export type Processes = ReturnType<typeof createProcesses>;

/**
 * Node processes that live and die together. Each leads its own process group, so that stopping reaches its children
 * too, and Ctrl-C in the terminal reaches only this process, which controls the order of shutdown.
 */
export function createProcesses({ graceMs = 8000 } = {}) {
  const started: { pid: number; ended: Promise<void> }[] = [];
  let stopping: Promise<void> | undefined;
  let reportLoss: (loss: Loss) => void;
  const lost = new Promise<Loss>((resolve) => (reportLoss = resolve));
  // Kills every started process, however this process ends.
  process.once('exit', () => started.forEach(({ pid }) => signalGroup(pid, 'SIGKILL')));

  /** Starts `node ...args` and returns its process id; it listens on the sockets handed over to it. */
  function start(
    name: string,
    args: readonly string[],
    { env = {}, sockets, log, print }: Output & { env?: Record<string, string>; sockets?: HandedOver } = {},
  ): number {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, ...sockets?.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(sockets?.stdio ?? [])],
    });
    sockets?.letGo();
    if (log) mkdirSync(path.dirname(log), { recursive: true });
    const file = log ? createWriteStream(log) : null;
    const lines: string[] = [];
    // Piped, so not null.
    for (const stream of [child.stdout!, child.stderr!]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        file?.write(chunk);
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) print?.(`${name} │ ${line}`);
        lines.push(...parts);
        lines.splice(0, lines.length - LAST_LINES);
      });
    }
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.once('close', (code, signal) => {
      if (!stopping) reportLoss({ name, code, signal, lines });
    });
    // Node itself can always be started, so there is a pid.
    const pid = child.pid!;
    started.push({ pid, ended });
    return pid;
  }

  /** Asks all to end, waits for them, and kills those left after the grace period. Safe to call twice. */
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      started.forEach(({ pid }) => signalGroup(pid, 'SIGTERM'));
      const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([Promise.all(started.map(({ ended }) => ended)), grace]);
      started.forEach(({ pid }) => signalGroup(pid, 'SIGKILL'));
      // Until it is gone, a process holds its port.
      await Promise.race([Promise.all(started.map(({ ended }) => ended)), pause(GONE_MS, null, { ref: false })]);
    })());

  /** `lost` resolves when the first of them ends unexpectedly. */
  return { start, stop, lost };
}
