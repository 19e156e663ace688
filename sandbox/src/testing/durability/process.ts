import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Kills a process with SIGKILL, as a power failure would, and waits for its exit. Throws when it had already exited.
 */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended by itself');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs `work` with a child process and always kills the child afterwards. */
export async function withChild(child: ChildProcess, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  }
}
