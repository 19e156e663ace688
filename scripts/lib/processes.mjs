import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const LAST_LINES = 30;

/** Signals every process of a group; false when none is left. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Node processes that live and die together. Each leads a process group of its own, so that stopping reaches its
 * children too and a Ctrl-C in the terminal reaches only us: the order of the end is ours.
 */
export function createProcesses({ graceMs = 8000 } = {}) {
  const started = [];
  let stopping;
  let reportLoss;
  const lost = new Promise((resolve) => (reportLoss = resolve));
  // Whatever ends this process, nothing it started outlives it.
  process.once('exit', () => started.forEach(({ pid }) => signalGroup(pid, 'SIGKILL')));

  /** Starts `node ...args`. Output goes to the file `log`, or line by line to `print`. */
  function start(name, args, { env = {}, log, print } = {}) {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (log) mkdirSync(path.dirname(log), { recursive: true });
    const file = log ? createWriteStream(log) : null;
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        file?.write(chunk);
        const parts = (rest + chunk).split('\n');
        rest = parts.pop();
        for (const line of parts) print?.(`${name} │ ${line}`);
        lines.push(...parts);
        lines.splice(0, lines.length - LAST_LINES);
      });
    }
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.once('close', (code, signal) => stopping ?? reportLoss({ name, code, signal, lines }));
    started.push({ pid: child.pid, ended });
    return child.pid;
  }

  /** Asks all to end, waits for them, and ends by force what is left after the grace. Safe to call twice. */
  const stop = () =>
    (stopping ??= (async () => {
      started.forEach(({ pid }) => signalGroup(pid, 'SIGTERM'));
      const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([Promise.all(started.map(({ ended }) => ended)), grace]);
      started.forEach(({ pid }) => signalGroup(pid, 'SIGKILL'));
    })());

  /** `lost` resolves with { name, code, signal, lines } when the first of them ends without being asked. */
  return { start, stop, lost };
}
