import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process as a power cut would, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended by itself');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs `work` with the child of a round; whatever happens, nothing is left running. */
export async function withChild(child: ChildProcess, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  }
}
