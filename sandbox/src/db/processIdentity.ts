import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process, told apart from a later one that got the same pid: `startedAt` is whatever the system says about its
 * start (null where it says nothing).
 */
export type ProcessIdentity = { pid: number; startedAt: string | null };

/** On Linux: boot and clock ticks since then. The name in stat may hold spaces and brackets, so count from the last one. */
function fromProc(pid: number): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot}:${ticks}`;
}

const fromPs = (pid: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function startOf(pid: number): string | null {
  if (process.platform === 'win32') return null;
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

/** This very process. */
export const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, startedAt: startOf(process.pid) });

/** Whether that process still runs: a process that merely inherited the pid does not count. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return startedAt === null || now === null || now === startedAt;
}
